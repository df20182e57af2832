import './ui/styles/tokens.css';
import './ui/styles/base.css';
import { createRoot } from 'react-dom/client';
import { Bridge } from '#client/bridge/Bridge.ts';
import { followOtherTabs, startSession } from '#client/net/rest/session.ts';
import { App } from './app/App.tsx';
import { repairPictures } from './app/repairPictures.ts';
import { watchStaleChunks } from './app/stale/watchStaleChunks.ts';
import { awaitLetters } from './ui/styles/awaitLetters.ts';

const root = document.getElementById('root');
const stage = document.getElementById('game');
if (!root || !stage) throw new Error('index.html must hold the elements #root and #game.');

if (import.meta.env.DEV && window.location.pathname.startsWith('/dev/')) {
  // A build leaves this branch out, and with it every page behind it.
  void import('./app/dev/openDevPage.tsx').then(({ openDevPage }) => openDevPage(root));
} else {
  watchStaleChunks();
  followOtherTabs();
  createRoot(root).render(<App bridge={new Bridge()} stage={stage} startSession={startSession} />);
  awaitLetters();
  repairPictures();
}
