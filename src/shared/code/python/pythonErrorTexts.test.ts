import { describe, expect, it } from 'vitest';
import { PYTHON_STOPS, UNREADABLE_PYTHON } from '../../../../tests/support/wrongPython.ts';
import { compileErrorText, runtimeErrorText } from '../errorText.ts';

describe('a Python program that stops', () => {
  it.each(PYTHON_STOPS)('%s', (source, name, message, says) => {
    const text = runtimeErrorText({ name, message }, { language: 'PYTHON', source });
    expect(text).toContain(says);
    expect(text).toMatch(/[가-힣]/);
  });
});

describe('a Python program that cannot be read', () => {
  it.each(UNREADABLE_PYTHON)('%s', (source, name, message, line, says, mended) => {
    const found = compileErrorText({ name, message, line }, { language: 'PYTHON', source });
    expect(found.text).toContain(says);
    expect(found.line).toBe(mended);
    // Without the source only the engine's words are shown.
    expect(compileErrorText({ name, message, line }, { language: 'PYTHON', source: '' }).text).toMatch(
      /요\.$/,
    );
  });
});
