import { describe, expect, it } from 'vitest';
import { ImeEnter } from './ImeEnter.ts';

const composing = (at: number) => ({ isComposing: true, repeat: false, at });
const plain = (at: number) => ({ isComposing: false, repeat: false, at });

describe('one Enter sends once', () => {
  it('without a composition', () => {
    const ime = new ImeEnter();
    expect(ime.pressed(plain(0))).toBe('send');
  });

  it('when it ends a syllable', () => {
    const ime = new ImeEnter();
    ime.compositionStarted();
    expect(ime.pressed(composing(10))).toBe('wait');
    expect(ime.compositionEnded()).toBe(true);
    expect(ime.compositionEnded()).toBe(false);
  });

  it('when a plain Enter follows the composing one', () => {
    const ime = new ImeEnter();
    ime.compositionStarted();
    expect(ime.pressed(composing(10))).toBe('wait');
    expect(ime.compositionEnded()).toBe(true);
    ime.typed();
    expect(ime.pressed(plain(14))).toBe('send');
  });

  it('when the plain one comes before the field was read', () => {
    const ime = new ImeEnter();
    ime.compositionStarted();
    expect(ime.pressed(composing(10))).toBe('wait');
    expect(ime.compositionEnded()).toBe(true);
    expect(ime.pressed(plain(12))).toBe('ignore');
  });

  it('when the composition ends before the key is told', () => {
    const ime = new ImeEnter();
    ime.compositionStarted();
    expect(ime.compositionEnded()).toBe(false);
    expect(ime.pressed(plain(10))).toBe('send');
  });

  it('when the key is held down', () => {
    const ime = new ImeEnter();
    expect(ime.pressed(plain(0))).toBe('send');
    expect(ime.pressed({ isComposing: false, repeat: true, at: 600 })).toBe('ignore');
  });
});

describe('the next Enter', () => {
  it('counts after the key came up, after something was typed, and when the key up was lost', () => {
    const ime = new ImeEnter();
    expect(ime.pressed(plain(0))).toBe('send');
    ime.released();
    expect(ime.pressed(plain(50))).toBe('send');
    ime.typed();
    expect(ime.pressed(plain(100))).toBe('send');
    expect(ime.pressed(plain(600))).toBe('send');
  });

  it('of a composition that was given up sends nothing', () => {
    const ime = new ImeEnter();
    ime.compositionStarted();
    ime.pressed(composing(0));
    ime.cancelled();
    expect(ime.compositionEnded()).toBe(false);
  });
});
