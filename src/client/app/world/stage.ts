/** The element of index.html in which the world is drawn; it lives outside React. */
export function showStage(stage: HTMLElement, shown: boolean): void {
  stage.hidden = !shown;
}

/** Nothing in the stage can be focused or clicked while it rests under a page. */
export function restStage(stage: HTMLElement, resting: boolean): void {
  stage.inert = resting;
}
