/** Whether a key is meant for the list of what was handed in: not for a field, a dialog or the browser. */
export function isCheckingKey({ target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || repeat) return false;
  if (!(target instanceof Element)) return true;
  return target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') === null;
}
