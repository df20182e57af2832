/** Pure. The economy as a page of Markdown. */
import { CODE_REWARDS } from '#shared/content/codeRewards.ts';
import { STAR_GIFTS, type StarGift } from '#shared/content/starGifts.ts';
import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import type { QuestDefinition } from '#server/domain/world/quests/questTypes.ts';
import {
  LOOSE_SHELLS_A_DAY,
  MAIN_PER_SUB,
  MINUTES,
  MINUTES_A_DAY,
  MINUTES_OF_DIALOG,
  playHours,
  POINTS_OF_SHELL,
  STARS_OF_STAGE,
} from './economy.ts';
import { DAILIES_A_DAY } from '#server/domain/world/quests/questPeriods.ts';
import { HOME_SHARE, PRICES, SKILL_SHARE } from './spending.ts';

const HOURS = 10;
const KINDS = ['MAIN', 'SUB', 'DAILY', 'WEEKLY'] as const;

export function economyPage(quests: readonly QuestDefinition[]): string {
  return [
    '# Economy of the first ten hours',
    '',
    'Printed by `npm run --silent economy` from the quests, maps, skills and prices of the content.',
    '',
    '## What there is',
    '',
    ...table([
      ['Kind', 'Quests', 'Points', 'Experience', 'Things'],
      ...KINDS.map((kind) => supplyOf(quests, kind)),
    ]),
    '',
    `To spend on: ${PRICES.skillLevels} levels of skills for ${PRICES.allSkills} points, ${PRICES.things} things in the shop for ${PRICES.allThings} points (median ${PRICES.medianThing}), of which ${PRICES.offers} offers of the calendar leave off ${Math.round(PRICES.meanReduction * 100)} % on average, ${PRICES.furniture} pieces of furniture for ${PRICES.allFurniture} points, one of each (median ${PRICES.medianFurniture}).`,
    '',
    '## Hour by hour',
    '',
    ...table([
      [
        'Hour',
        'MAIN',
        'SUB',
        'DAILY',
        'WEEKLY',
        'Points of quests',
        'of finds',
        'of code',
        'Earned so far',
        'Experience',
        'Level',
        'Skills learned',
        'Things bought',
        'Furniture',
        'Left',
      ],
      ...playHours(quests, HOURS).map(({ hour, questCounts, purse, ...row }) => [
        hour,
        ...KINDS.map((kind) => questCounts[kind]),
        row.fromQuests,
        Math.round(row.fromFinds),
        row.fromCode,
        Math.round(row.earned),
        row.exp,
        row.level,
        `${purse.skillLevels.length} (${purse.spentOnSkills})`,
        `${purse.things} (${purse.spentInShop})`,
        `${purse.furniture} (${purse.spentAtHome})`,
        Math.round(row.earned - purse.spentOnSkills - purse.spentInShop - purse.spentAtHome),
      ]),
    ]),
    '',
    '## Assumptions',
    '',
    `- ${MINUTES_A_DAY} minutes a day on ten days; ${WELCOME_POINTS} points of welcome.`,
    `- Minutes of a goal: ${Object.entries(MINUTES)
      .map(([type, minutes]) => `${type} ${minutes}`)
      .join(
        ', ',
      )} (PASS_LESSON: of each content still to be done; COLLECT and RUN_COURSE: each time), and ${MINUTES_OF_DIALOG} of dialog for a quest.`,
    `- ${DAILIES_A_DAY} dailies a day where they are offered, without those of code and the daily puzzles, then the stories in the order they are listed, and a side quest after every ${MAIN_PER_SUB} of their steps; the weekly when the stories are told or wait for a level.`,
    `- A day's finds: ${LOOSE_SHELLS_A_DAY} loose shells and the shells of quests at ${POINTS_OF_SHELL} points each, one secret spot, and the first finish of a course that a quest asks for.`,
    `- Each solved problem gives ${CODE_REWARDS.problem.point} points and ${CODE_REWARDS.problem.exp} of experience, each star ${CODE_REWARDS.star.point} and ${CODE_REWARDS.star.exp}, once; ${STARS_OF_STAGE} stars of a stage are counted, and only what quests ask for is solved.`,
    `- Gifts for stars of the road of stages, each once and not counted above: ${STAR_GIFTS.map(giftText).join('; ')}.`,
    `- ${SKILL_SHARE * 100} % of what is earned may go into skills, the cheapest that the level allows first, ${HOME_SHARE * 100} % into furniture; the rest buys things. Furniture and things cost the median price, offers left out. All are counted from the beginning, in brackets the points spent.`,
    '- Things given by quests are not counted as points.',
  ].join('\n');
}

function giftText({ stars, point, exp, furnitureKey, titleId }: StarGift): string {
  const thing = furnitureKey === null ? `title ${titleId}` : `furniture ${furnitureKey}`;
  return `${stars} stars ${point} points, ${exp} of experience and ${thing}`;
}

function supplyOf(quests: readonly QuestDefinition[], kind: QuestDefinition['kind']): (string | number)[] {
  const own = quests.filter((quest) => quest.kind === kind);
  const rewards = own.flatMap((quest) => quest.rewards);
  const sum = (type: 'POINT' | 'USER_EXP') =>
    rewards.reduce((total, reward) => total + (reward.type === type ? reward.count : 0), 0);
  return [
    kind,
    own.length,
    sum('POINT'),
    sum('USER_EXP'),
    rewards.filter(({ type }) => type === 'ITEM').length,
  ];
}

function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const [head = [], ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  const rule = `| ${(rows[0] ?? []).map((_, index) => (index === 0 ? '---' : '--:')).join(' | ')} |`;
  return [String(head), rule, ...body];
}
