import { randomInt } from 'node:crypto';

/*
 * Names and passwords of accounts that a teacher makes. Words of the sea in plain Latin letters: every keyboard types
 * them, in a password field, too, where Hangul cannot be typed.
 */

const WORDS =
  'anchor beluga breeze bubble canoe captain clam compass conch coral crab current delta diver drift ferry fjord foam fossil gull harbor heron herring island jelly kayak kelp lagoon lantern lobster manta marina marlin mussel narwhal ocean orca otter oyster paddle pebble pelican penguin pirate plankton puffin raft reef ripple sailor salmon sandbar scallop seahorse seal shell shrimp starfish stream sunset surf tide tuna turtle walrus wave whale'.split(
    ' ',
  );

const FEELINGS = '씩씩한 용감한 명랑한 다정한 반짝이 느긋한 재빠른 똑똑한 신나는 포근한 푸른 빛나는'.split(
  ' ',
);
const ANIMALS =
  '고래 해마 거북 문어 새우 조개 산호 물범 수달 펭귄 가오리 복어 참치 연어 불가사리 해파리'.split(' ');

const pick = (words: readonly string[]): string => words[randomInt(words.length)] ?? '';
const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0');

/** The two lists have no common word: a password never begins like the name. */
const LOGIN_WORDS = WORDS.filter((_word, index) => index % 2 === 0);
const PASSWORD_WORDS = WORDS.filter((_word, index) => index % 2 === 1);

/** About 22 bits, and guessing is slowed down by account and address. */
export const newPassword = (): string => `${pick(PASSWORD_WORDS)}-${digits(5)}`;

export const newLoginName = (): string => `${pick(LOGIN_WORDS)}${digits(5)}`;

/** The name in the world, which hides the real one. */
export const newWorldName = (): string => `${pick(FEELINGS)}${pick(ANIMALS)}${digits(4)}`;
