import { EditorState } from '@codemirror/state';

/** CodeMirror's own words, for screen readers and its panels. */
export const editorPhrases = EditorState.phrases.of({
  Completions: '이어 쓰기',
  'Control character': '제어 문자',
  'Selection deleted': '고른 글자를 지웠어요',
});
