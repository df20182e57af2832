/** In the page: resolves once no finite animation runs. Colours that fade have not reached either side. */
export async function untilStill(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)));
}
