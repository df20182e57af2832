import type { Transaction } from '#server/db/connect.ts';
import { seedRows, type SeedRow } from '#server/db/seedRows.ts';
import { boardNotices } from '#server/db/tables/people/boards.ts';

const NOTICES: readonly SeedRow<typeof boardNotices>[] = [
  {
    id: 1,
    pinned: true,
    publishedAt: new Date('2026-01-05T01:00:00.000Z'),
    title: '돌핀 월드에 온 걸 환영해요',
    content:
      '여기는 돌핀 월드의 소식을 알리는 게시판이에요.\n\n새로 생긴 곳, 고친 곳, 잠시 쉬는 시간을 여기에서 알려 드려요. 궁금한 것이 있으면 보호자나 선생님과 함께 물어봐 주세요.',
  },
  {
    id: 2,
    pinned: false,
    publishedAt: new Date('2026-01-12T01:00:00.000Z'),
    title: '화면이 열리지 않을 때는 이렇게 해 보세요',
    content:
      '1. 새로고침을 해 보세요. 윈도우는 Ctrl + F5, 크롬북은 Ctrl + Shift + R, 맥은 ⌘ + Shift + R 이에요.\n2. 인터넷이 이어져 있는지 살펴보세요.\n3. 그래도 안 되면 브라우저를 닫았다가 다시 열어 보세요.\n\n쓰던 코드는 저절로 저장되니 걱정하지 않아도 돼요.',
  },
  {
    id: 3,
    pinned: false,
    publishedAt: new Date('2026-02-02T01:00:00.000Z'),
    title: '내 정보를 지키는 약속',
    content:
      '이름, 학교, 전화번호, 사는 곳, 비밀번호는 나를 지키는 비밀이에요. 채팅에서 누가 물어보면 대답하지 말고 신고 단추를 눌러 주세요. 선생님이 꼭 살펴볼게요.\n\n설정에서 내 정보를 파일로 받아 볼 수도 있어요.',
  },
];

export const seedNotices = (tx: Transaction): Promise<void> => seedRows(tx, boardNotices, NOTICES);
