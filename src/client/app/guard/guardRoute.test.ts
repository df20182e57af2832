import { describe, expect, it } from 'vitest';
import type { UserState } from '#shared/contract/people/accounts.ts';
import type { SessionState } from '#client/stores/sessionStore.ts';
import { userState } from '#client/testSupport/samples.ts';
import { guardRoute, type GuardedRequest } from './guardRoute.ts';

const valid = (part?: Partial<UserState>): SessionState => ({ state: 'VALID', user: userState(part) });
const INVALID: SessionState = { state: 'INVALID', user: null };
const CHECKING: SessionState = { state: 'CHECKING', user: null };
const OPEN: GuardedRequest['school'] = { dolphinVisibleState: 'VISIBLE', roleList: [] };
const MEMBERS_ONLY: GuardedRequest['school'] = { dolphinVisibleState: 'ONLY_CHANNEL_VISIBLE', roleList: [] };

const decide = (
  pathname: string,
  session: SessionState,
  school: GuardedRequest['school'] = OPEN,
  search = '',
) => {
  const decision = guardRoute({ pathname, search, session, school });
  return decision.kind === 'redirect' ? decision.to : decision.kind;
};

describe('the root guard', () => {
  it.each([
    '/lounge',
    '/signin',
    '/auth',
    '/signup',
    '/signup/dolphin',
    '/signout',
    '/find-password',
    '/guardian',
    '/guardian/some-token',
    '/coral/lounge',
    '/boards/notices',
    '/boards/notices/3',
    '/payments/sandbox/order-1',
    '/account/undo/some-token',
  ])('lets anybody into %s', (path) => {
    for (const session of [CHECKING, INVALID, valid({ needsExtraInfo: true })]) {
      expect(decide(path, session, MEMBERS_ONLY)).toBe('pass');
    }
  });

  it('lets a guardian buy for a child without an account', () => {
    for (const path of ['/purchase/product', '/purchase/plans', '/purchase/result', '/purchase/histories']) {
      expect(decide(path, INVALID, OPEN, '?learner=7')).toBe('pass');
      expect(decide(path, INVALID)).toBe(`/signin?redirect=${encodeURIComponent(path)}`);
    }
    expect(decide('/tutoring', INVALID, OPEN, '?learner=7')).not.toBe('pass');
  });

  it('waits until it is known who is there', () => {
    expect(decide('/', CHECKING)).toBe('wait');
    expect(decide('/', valid(), null)).toBe('wait');
  });

  it('sends whoever is not signed in to the sign-in page, with the way back', () => {
    expect(decide('/', INVALID)).toBe('/signin');
    expect(decide('/lessons/1', INVALID, OPEN, '?tab=run')).toBe(
      '/signin?redirect=%2Flessons%2F1%3Ftab%3Drun',
    );
  });

  it('leaves who must sign in for a page of a channel to the guard of that channel', () => {
    expect(decide('/channels/coral', INVALID, null)).toBe('pass');
    expect(decide('/channels/coral/boards/3', INVALID, null)).toBe('pass');
    expect(decide('/channels', INVALID)).toBe('/signin?redirect=%2Fchannels');
    expect(decide('/channels/coral', CHECKING)).toBe('wait');
    expect(decide('/channels/coral', valid({ needsExtraInfo: true }))).toBe(
      '/signup/dolphin?redirect=%2Fchannels%2Fcoral',
    );
  });

  it('lets a guest try the sea, and nobody else', () => {
    for (const path of ['/try', '/try/sea']) {
      expect(decide(path, INVALID, MEMBERS_ONLY)).toBe('pass');
      expect(decide(path, CHECKING)).toBe('wait');
      expect(decide(path, valid({ needsOutfit: true }))).toBe('/');
    }
    expect(decide('/try/else', INVALID)).toBe('/signin?redirect=%2Ftry%2Felse');
  });

  it('sends a non-member of a members-only channel to its lounge', () => {
    expect(decide('/', valid(), MEMBERS_ONLY)).toBe('/lounge?message=NOT_MEMBER');
    expect(decide('/', valid(), { ...MEMBERS_ONLY, roleList: ['PENDING'] })).toBe(
      '/lounge?message=NOT_MEMBER',
    );
    expect(decide('/', valid(), { ...MEMBERS_ONLY, roleList: ['USER'] })).toBe('pass');
  });

  it('asks for the extra information, then for a look', () => {
    expect(decide('/', valid({ needsExtraInfo: true, needsOutfit: true }))).toBe('/signup/dolphin');
    expect(decide('/lessons/1', valid({ needsBirthDate: true, needsOutfit: true }))).toBe(
      '/signup/birth-date?redirect=%2Flessons%2F1',
    );
    expect(decide('/signup/birth-date', valid({ needsBirthDate: true }))).toBe('pass');
    expect(decide('/admin', valid({ needsTerms: true }))).toBe('/signup/terms?redirect=%2Fadmin');
    expect(decide('/signup/terms', valid({ needsTerms: true }))).toBe('pass');
    expect(decide('/', valid({ needsOutfit: true }))).toBe('/look');
    expect(decide('/look', valid({ needsOutfit: true }))).toBe('pass');
    expect(decide('/look', valid())).toBe('/');
  });

  it('keeps the way to what was asked for through both', () => {
    const needsBoth = valid({ needsExtraInfo: true, needsOutfit: true });
    expect(decide('/lessons/1', needsBoth)).toBe('/signup/dolphin?redirect=%2Flessons%2F1');
    expect(decide('/lessons/1', valid({ needsOutfit: true }))).toBe('/look?redirect=%2Flessons%2F1');
    expect(decide('/look', valid(), OPEN, '?redirect=%2Flessons%2F1')).toBe('/lessons/1');
    expect(decide('/look', valid(), OPEN, '?redirect=https%3A%2F%2Felse.where')).toBe('/');
  });

  it('does not hold anybody up because the channel is not to be found', () => {
    expect(decide('/', valid(), undefined)).toBe('pass');
  });
});
