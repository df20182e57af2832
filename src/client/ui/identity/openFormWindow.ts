export interface FormWindow {
  /** Leads the window to where a form is posted. */
  post(action: string, fields: Readonly<Record<string, string>>): void;
  isClosed(): boolean;
  close(): void;
}

/**
 * An empty window that a form can be posted into later. To be called in the click itself, or browsers take it for an
 * advertisement. Undefined where they do all the same; on a phone it is a tab.
 */
export function openFormWindow(options: {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}): FormWindow | undefined {
  const { name, width, height } = options;
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
  const opened = window.open('', name, `popup,width=${width},height=${height},left=${left},top=${top}`);
  if (opened === null) return undefined;
  opened.focus();
  return {
    post: (action, fields) => postForm(name, action, fields),
    isClosed: () => opened.closed,
    close: () => opened.close(),
  };
}

/** Leads a window, by its name, to where a form is posted. */
export function postForm(target: string, action: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action, target, hidden: true });
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
