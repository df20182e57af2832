/** The world's element lies outside of React. */
export function showStage(stage: HTMLElement, shown: boolean): void {
  stage.hidden = !shown;
}
