import './ui/styles/tokens.css';
import './ui/styles/base.css';
import { createRoot } from 'react-dom/client';
import { Bridge } from '#client/bridge/Bridge.ts';
import { followOtherTabs, startSession } from '#client/net/rest/session.ts';
import { App } from './app/App.tsx';
import { watchStaleChunks } from './app/stale/watchStaleChunks.ts';

watchStaleChunks();
followOtherTabs();

const root = document.getElementById('root');
const stage = document.getElementById('game');
if (!root || !stage) throw new Error('index.html must hold the elements #root and #game.');

createRoot(root).render(<App bridge={new Bridge()} stage={stage} startSession={startSession} />);

// Words are readable in the system's letters first; ours follow without holding up the first sight.
void import('./ui/styles/fonts.ts');
