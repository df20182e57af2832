import { eq } from 'drizzle-orm';
import type { TermsSection } from '#shared/contract/people/terms.ts';
import type { Transaction } from '#server/db/connect.ts';
import { seedRows, type SeedRow } from '#server/db/seedRows.ts';
import { termsVersions } from '#server/db/tables/people/terms.ts';
import { nextVersion } from './nextVersion.ts';

const SERVICE: TermsSection[] = [
  {
    heading: '돌핀 월드는',
    body: '바닷속 세상에서 아바타와 함께 코딩을 배우는 곳이에요. 누구나 약속을 지키며 함께 써요.',
  },
  {
    heading: '계정',
    body: '아이디와 비밀번호는 나만 써요. 다른 사람에게 알려 주지 않아요. 다른 사람의 계정을 쓰지 않아요.',
  },
  {
    heading: '14살보다 어리다면',
    body: '보호자의 동의를 받은 뒤에 채팅과 글쓰기, 결제를 할 수 있어요. 그 전에도 둘러보고 배울 수 있어요.',
  },
  {
    heading: '함께 지키는 약속',
    body: '친구를 놀리거나 속이지 않아요. 이름, 학교, 전화번호 같은 개인정보를 다른 사람에게 묻거나 알리지 않아요.',
  },
  {
    heading: '포인트와 물건',
    body: '포인트와 아바타 물건은 돌핀 월드 안에서만 쓸 수 있고, 돈으로 바꿀 수 없어요.',
  },
  {
    heading: '약속을 어기면',
    body: '채팅이나 계정을 잠시 또는 오래 쓰지 못할 수 있어요. 억울하면 언제든 알려 주세요. 다시 살펴볼게요.',
  },
];

const PRIVACY: TermsSection[] = [
  {
    heading: '무엇을 모으나요',
    body: '아이디, 닉네임, 비밀번호(알아볼 수 없게 바꾼 값), 태어난 날, 이름, 소개를 모아요. 이메일과 전화번호는 적은 사람만 모아요.',
  },
  {
    heading: '왜 모으나요',
    body: '계정을 지키고, 배운 기록을 이어 주고, 14살보다 어린 친구를 보호하기 위해서예요. 광고에는 쓰지 않아요.',
  },
  {
    heading: '얼마나 두나요',
    body: '계정을 쓰는 동안 두어요. 계정을 지우면 7일 뒤에 모두 지워요. 법이 정한 기록만 정해진 기간 동안 따로 두어요.',
  },
  { heading: '누가 보나요', body: '내 채널의 선생님만 꼭 필요한 때 볼 수 있고, 볼 때마다 기록이 남아요.' },
  {
    heading: '내 권리',
    body: '설정에서 내 정보를 파일로 받아 가고, 계정을 지울 수 있어요. 보호자도 함께 할 수 있어요.',
  },
];

/** The receivers of data outside, as listed in docs/third-parties.md. */
const TOLD_OUTSIDE: TermsSection[] = [
  {
    heading: '결제할 때 누구에게 알리나요',
    body: '돈을 낼 때만, 내는 분의 이름과 이메일, 전화번호, 산 것의 이름과 금액을 결제 회사 포트원과 카드 회사에 알려요. 영수증에 적고 카드를 확인하기 위해서예요. 카드 번호는 결제 창에만 적고, 돌핀 월드에는 남지 않아요. 14살보다 어린 친구의 것은 알리지 않고, 결제하는 보호자의 것만 알려요.',
  },
  {
    heading: '그 밖에 누구에게 알리나요',
    body: '본인인증은 나이스(NICE)의 창에서 하고, 그 창에 적은 것은 나이스만 알아요. 문자를 보낼 때는 전화번호와 문자를 솔라피에 맡겨요. 방문과 오류 기록은 14살이 넘고 동의한 사람의 것만, 누구인지 알 수 없게 보내요.',
  },
];
const PRIVACY_2: TermsSection[] = [...PRIVACY.slice(0, -1), ...TOLD_OUTSIDE, ...PRIVACY.slice(-1)];

/** A guardian proves not to be the child by a phone or an identity from then on. */
const OF_GUARDIANS: TermsSection = {
  heading: '보호자의 것',
  body: '보호자의 이름과 이메일, 동의한 기록을 모아요. 보호자인지 확인할 때 적은 전화번호는 문자를 보낼 때만 쓰고, 같은 번호인지 아는 암호값만 남겨요. 본인인증을 하면 같은 사람인지 아는 암호값만 남겨요. 아이가 계정을 지우면 함께 지워요.',
};
const PRIVACY_3: TermsSection[] = [...PRIVACY_2.slice(0, 1), OF_GUARDIANS, ...PRIVACY_2.slice(1)];

const CHANNEL_SERVICE: TermsSection[] = [
  {
    heading: '채널은',
    body: '선생님과 친구들이 함께 배우는 교실이에요. 채널마다 선생님이 정한 약속이 더 있을 수 있어요.',
  },
  {
    heading: '채널에서 쓰는 이름',
    body: '채널에서 쓸 이름과 소개는 그 채널 사람들이 볼 수 있어요. 놀리는 말이나 개인정보는 적지 않아요.',
  },
  {
    heading: '선생님이 하는 일',
    body: '선생님은 가입을 받고, 약속을 어긴 사람을 잠시 쉬게 하거나 내보낼 수 있어요.',
  },
  {
    heading: '나가고 싶을 때',
    body: '언제든 선생님께 말하고 나갈 수 있어요. 내가 푼 문제와 모은 보상은 그대로 남아요.',
  },
];

const CHANNEL_PRIVACY: TermsSection[] = [
  {
    heading: '채널이 아는 것',
    body: '채널에서 쓰는 이름과 소개, 배운 기록을 그 채널의 선생님이 볼 수 있어요.',
  },
  {
    heading: '연락처',
    body: '전화번호는 가려져 있고, 꼭 필요한 때에만 선생님이 열어 볼 수 있어요. 열어 본 기록이 남아요.',
  },
  {
    heading: '얼마나 두나요',
    body: '채널 멤버인 동안 두고, 채널을 나가거나 계정을 지우면 함께 지워요.',
  },
];

/** The start of the first terms. */
const FIRST = new Date('2026-01-01T00:00:00.000Z');
/** The privacy terms name the receivers of payments and identities from then on. */
const SECOND = new Date('2026-10-31T15:00:00.000Z');

/** The terms mention the stored data of a guardian from then on. */
const THIRD = new Date('2026-11-25T15:00:00.000Z');

type ProductTerms = Omit<SeedRow<typeof termsVersions>, 'version'>;

/** A changed text is a new row, so that agreed texts stay readable. */
export const PRODUCT_TERMS: readonly ProductTerms[] = [
  { id: 1, type: 'SERVICE', channelId: null, sections: SERVICE, effectiveAt: FIRST },
  { id: 2, type: 'PRIVACY', channelId: null, sections: PRIVACY, effectiveAt: FIRST },
  { id: 3, type: 'CHANNEL_SERVICE', channelId: null, sections: CHANNEL_SERVICE, effectiveAt: FIRST },
  { id: 4, type: 'CHANNEL_PRIVACY', channelId: null, sections: CHANNEL_PRIVACY, effectiveAt: FIRST },
  { id: 5, type: 'PRIVACY', channelId: null, sections: PRIVACY_2, effectiveAt: SECOND },
  { id: 6, type: 'PRIVACY', channelId: null, sections: PRIVACY_3, effectiveAt: THIRD },
];

/**
 * A row gets its number when it is first stored, and keeps it: an administrator may have published versions since the
 * last release.
 */
export async function seedTerms(tx: Transaction, terms = PRODUCT_TERMS): Promise<void> {
  const stored = await tx
    .select({ id: termsVersions.id, version: termsVersions.version })
    .from(termsVersions)
    .where(eq(termsVersions.seeded, true));
  const versions = new Map(stored.map(({ id, version }) => [id, version]));
  const rows: SeedRow<typeof termsVersions>[] = [];
  for (const row of terms) {
    const known = versions.get(row.id);
    const version = known ?? (await nextVersion(tx, { type: row.type, channelId: null }));
    rows.push({ ...row, version });
    if (known === undefined) await tx.insert(termsVersions).values({ ...row, version, seeded: true });
  }
  await seedRows(tx, termsVersions, rows);
}
