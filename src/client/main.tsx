import './ui/tokens/tokens.css';
import './ui/styles/base.css';
import { createRoot } from 'react-dom/client';
import { Bridge } from './bridge/Bridge.ts';
import { subscribeOtherTabs, startSession } from './net/people/session.ts';
import { App } from './app/App.tsx';
import { applyDisplay } from './app/applyDisplay.ts';
import { connectUser } from './app/connectUser.ts';
import { reloadBrokenImages } from './app/reloadBrokenImages.ts';
import { watchStaleChunks } from './app/versionUpdate/watchStaleChunks.ts';
import { preloadScenes } from './ui/scenery/sceneFile.ts';
import { loadFonts } from './ui/styles/loadFonts.ts';
import { uiTexts } from './ui/texts.ts';

const OFFLINE_WORDS = `${uiTexts.offline}${uiTexts.failed}${uiTexts.failedHint}${uiTexts.retry}`;

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

/**
 * Fetches the pictures and the slices of the fonts that tell of a lost network, because they cannot come any more once
 * it is lost. To be called when the fonts are known.
 */
function prepareOffline(): void {
  preloadScenes(['offline', 'broken']);
  const style = getComputedStyle(document.documentElement);
  for (const name of ['--font-title', '--font-text']) {
    // A slice that does not come is replaced by a font of the system, as everywhere.
    document.fonts.load(`16px ${style.getPropertyValue(name)}`, OFFLINE_WORDS).catch(() => undefined);
  }
}
