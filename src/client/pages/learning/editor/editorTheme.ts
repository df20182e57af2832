import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const theme = EditorView.theme(
  {
    '&': { height: '100%', fontSize: '16px', color: '#e9f6ff', backgroundColor: '#0f2740' },
    '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.7', overflow: 'auto' },
    '.cm-content': { padding: '12px 0', caretColor: '#ffd34d' },
    '.cm-cursor': { borderLeftColor: '#ffd34d', borderLeftWidth: '2.5px' },
    '.cm-gutters': { backgroundColor: '#0c2036', color: '#8fb3cc', border: 'none', paddingRight: '4px' },
    '.cm-activeLine': { backgroundColor: 'rgb(255 255 255 / 5%)' },
    '.cm-activeLineGutter': { backgroundColor: 'rgb(255 255 255 / 8%)', color: '#ffd34d' },
    '&.cm-focused': { outline: 'none' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: '#2b5b86',
    },
    '.cm-matchingBracket': { backgroundColor: '#33678f', outline: '1px solid #7fe0ec' },
    '.cm-errorLine': { backgroundColor: 'rgb(240 84 96 / 28%)', boxShadow: 'inset 4px 0 0 #ff7a6b' },
    '.cm-tooltip': {
      color: 'var(--ink)',
      backgroundColor: '#fffdf6',
      border: '2px solid var(--line)',
      borderRadius: '12px',
      overflow: 'hidden',
    },
    '.cm-tooltip-autocomplete > ul > li': { padding: '5px 12px', lineHeight: '1.5' },
    '.cm-tooltip-autocomplete > ul > li[aria-selected]': { color: '#fff', backgroundColor: '#117c93' },
    '.cm-completionDetail': { marginLeft: '10px', fontStyle: 'normal', opacity: '0.8' },
  },
  { dark: true },
);

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.controlKeyword, tags.definitionKeyword], color: '#ffb0d0' },
  { tag: [tags.string, tags.special(tags.string)], color: '#a8f0bd' },
  { tag: [tags.number, tags.bool, tags.null], color: '#ffd88a' },
  { tag: tags.comment, color: '#8fb3cc' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: '#8fdcff' },
  { tag: [tags.operator, tags.punctuation, tags.bracket], color: '#c8dcea' },
  { tag: tags.invalid, color: '#ff9a94' },
]);

/** Night sea: measured at 7 : 1 and better against the ground. */
export const editorTheme = [theme, syntaxHighlighting(colours)];
