/** `90초`, `3분` or `3분 30초` for a time in ms. Particles after it depend on its last letter: use `josa`. */
export function durationText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 120 && seconds !== 60) return `${seconds}초`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}분${rest === 0 ? '' : ` ${rest}초`}`;
}
