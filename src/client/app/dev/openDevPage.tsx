import '#client/ui/styles/fonts.ts';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import { NotFoundPage } from '#client/pages/account/NotFoundPage.tsx';
import { WardrobeGallery } from './wardrobe/WardrobeGallery.tsx';

/** Pages below /dev/ for whoever works on the product: no server, nobody signed in. */
export function openDevPage(root: HTMLElement): void {
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        <Route path="/dev/wardrobe" element={<WardrobeGallery />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </BrowserRouter>,
  );
}
