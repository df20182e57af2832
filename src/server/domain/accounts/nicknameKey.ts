/** What two nicknames must not share: they differ by more than upper and lower case. */
export const nicknameKey = (nickname: string): string => nickname.trim().normalize('NFC').toLowerCase();
