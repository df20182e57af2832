import './ui/styles/tokens.css';
import './ui/styles/base.css';
import { createRoot } from 'react-dom/client';
import { Bridge } from './bridge/Bridge.ts';
import { subscribeOtherTabs, startSession } from './net/rest/people/session.ts';
import { App } from './app/App.tsx';
import { applyDisplay } from './app/applyDisplay.ts';
import { connectUser } from './app/connectUser.ts';
import { reloadBrokenImages } from './app/reloadBrokenImages.ts';
import { watchStaleChunks } from './app/versionUpdate/watchStaleChunks.ts';
import { prepareOffline } from './ui/feedback/prepareOffline.ts';
import { loadFonts } from './ui/styles/loadFonts.ts';

const root = document.getElementById('root');
const stage = document.getElementById('game');
if (!root || !stage) throw new Error('index.html must hold the elements #root and #game.');

if (import.meta.env.DEV && window.location.pathname.startsWith('/dev/')) {
  // A build leaves this branch out, and with it every page behind it.
  void import('./app/dev/openDevPage.tsx').then(({ openDevPage }) => openDevPage(root));
} else {
  applyDisplay(document.documentElement);
  watchStaleChunks();
  subscribeOtherTabs();
  connectUser();
  createRoot(root).render(<App bridge={new Bridge()} stage={stage} startSession={startSession} />);
  void loadFonts().then(prepareOffline);
  reloadBrokenImages();
}
