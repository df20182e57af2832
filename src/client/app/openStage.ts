import type { OpenStage } from '#client/bridge/stageView.ts';

/** The engine comes with the first level that is drawn. */
export const openStage: OpenStage = async (options) =>
  (await import('#client/game/stage/openStage.ts')).openStage(options);
