import { Route, Routes } from 'react-router';
import type { OpenStage } from '#client/bridge/stageView.ts';
import { BattlePage } from './BattlePage.tsx';
import { LobbyPage } from './LobbyPage.tsx';
import { BattleScreenPage } from './screen/BattleScreenPage.tsx';

/** The pages of battles below the address of a class. */
export function BattleRoutes({ openStage }: { readonly openStage: OpenStage }) {
  return (
    <Routes>
      <Route index element={<LobbyPage />} />
      <Route path=":key" element={<BattlePage openStage={openStage} />} />
      <Route path=":key/screen" element={<BattleScreenPage />} />
    </Routes>
  );
}
