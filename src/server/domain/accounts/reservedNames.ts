/** Names that speak for the people who run the world; nobody may wear them. Found anywhere. */
export const RESERVED_PARTS: readonly string[] = [
  ...['관리자', '운영자', '운영진', '운영팀', '돌핀선생', '돌핀월드', '돌핀학교', '돌핀관리', '돌핀운영'],
];

/** The same, found only as the whole name. */
export const RESERVED_WORDS: readonly string[] = [
  ...['시스템', '공지', '공지사항', '선생님', '교장선생님', '어드민', '스태프', '돌핀', '알수없음'],
  ...[
    'admin',
    'administrator',
    'moderator',
    'mod',
    'gm',
    'gamemaster',
    'system',
    'staff',
    'official',
    'root',
  ],
  ...['support', 'dolphin', 'dolphinworld', 'dolphinteacher', 'null', 'undefined', 'anonymous'],
];
