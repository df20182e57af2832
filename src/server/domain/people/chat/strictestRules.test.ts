import { describe, expect, it } from 'vitest';
import { strictestRules, type ChatLimit } from './strictestRules.ts';

const limit = (by: ChatLimit['by'], chatMode: ChatLimit['chatMode'], whisperOn = true): ChatLimit => ({
  by,
  chatMode,
  whisperOn,
});

describe('what holds', () => {
  it('is free where nobody has narrowed it', () => {
    const free = {
      chatMode: 'FREE',
      whisperOn: true,
      phrasesOn: true,
      chatModeBy: [],
      whisperBy: [],
    };
    expect(strictestRules([])).toEqual(free);
    expect(strictestRules([limit('CHANNEL', 'FREE'), limit('GUARDIAN', 'FREE')])).toEqual(free);
  });

  it('is the strictest word, and says whose it is', () => {
    const limits = [
      limit('CHANNEL', 'SAFE_PHRASES'),
      limit('CHANNEL', 'FREE', false),
      limit('TEACHER', 'FREE'),
      limit('GUARDIAN', 'SAFE_PHRASES', false),
    ];
    expect(strictestRules(limits)).toEqual({
      chatMode: 'SAFE_PHRASES',
      whisperOn: false,
      phrasesOn: true,
      chatModeBy: ['CHANNEL', 'GUARDIAN'],
      whisperBy: ['CHANNEL', 'GUARDIAN'],
    });
  });

  it('does not depend on the order', () => {
    const limits = [limit('GUARDIAN', 'FREE'), limit('TEACHER', 'OFF'), limit('CHANNEL', 'SAFE_PHRASES')];
    expect(strictestRules(limits)).toEqual(strictestRules(limits.toReversed()));
    expect(strictestRules(limits)).toMatchObject({ chatMode: 'OFF', chatModeBy: ['TEACHER'] });
  });

  it('leaves prepared lines to every child whose class ends all talk, but not past its guardian', () => {
    expect(strictestRules([limit('CHANNEL', 'OFF'), limit('TEACHER', 'OFF')])).toMatchObject({
      phrasesOn: true,
      whisperOn: false,
    });
    expect(strictestRules([limit('GUARDIAN', 'OFF')])).toMatchObject({ phrasesOn: false, whisperOn: false });
  });
});
