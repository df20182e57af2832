import { createUserStore } from './createStore.ts';

export interface CodeEditorState {
  /** The code object whose editor is open over the world. */
  readonly objectId: number | null;
  /** A code object that a page sends the avatar to. */
  readonly destination: number | null;
}

export const codeEditorStore = createUserStore<CodeEditorState>(() => ({
  objectId: null,
  destination: null,
}));

export const openCodeEditor = (objectId: number): void => codeEditorStore.setState({ objectId });
export const closeCodeEditor = (): void => codeEditorStore.setState({ objectId: null });
