import '#client/ui/styles/fonts.ts';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import { NotFoundPage } from '#client/pages/people/account/NotFoundPage.tsx';
import { AvatarGallery } from './avatars/AvatarGallery.tsx';
import { UiGallery } from './ui/UiGallery.tsx';

/** Pages below /dev/ for developers: no server, nobody signed in. */
export function openDevPage(root: HTMLElement): void {
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        <Route path="/dev/avatars" element={<AvatarGallery />} />
        <Route path="/dev/ui" element={<UiGallery />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </BrowserRouter>,
  );
}
