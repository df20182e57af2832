import { createContext } from 'react';
import type { OpenStage } from '#client/bridge/stageView.ts';

/** How a page far below the routes opens the picture of a level; null where the engine is not there. */
export const StageOpenerContext = createContext<OpenStage | null>(null);
