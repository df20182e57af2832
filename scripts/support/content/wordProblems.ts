/** Pure. The faults in the words of quests. */
import type { QuestDefinition } from '#server/domain/world/quests/questTypes.ts';

const MOST_OF_PAGE = 90;
const MOST_OF_TITLE = 20;
const MOST_PAGES = 3;

export function wordProblems(quests: readonly QuestDefinition[]): string[] {
  return [...quests.flatMap(problemsOf), ...saidTwice(quests)];
}

function problemsOf(quest: QuestDefinition): string[] {
  const lists = {
    offer: quest.offerMessageList,
    progress: quest.progressMessageList,
    complete: quest.completeMessageList,
  };
  const answers = quest.goals.flatMap(({ name, actionType, answer }) =>
    actionType === 'TALK' ? [[`answer to "${name}"`, answer?.lines ?? []] as const] : [],
  );
  const found = [
    ...(quest.title.length > MOST_OF_TITLE ? [`title of ${quest.title.length} letters`] : []),
    ...[quest.title, quest.description, ...quest.goals.map(({ name }) => name)].flatMap((text) => [
      ...(text.trim() === text && !text.includes('  ') ? [] : [`spaces in "${text}"`]),
      ...(/[*{}]/.test(text) ? [`mark outside a page in "${text}"`] : []),
    ]),
    ...[...Object.entries(lists), ...answers].flatMap(([name, pages]) => [
      ...(pages.length >= 1 && pages.length <= MOST_PAGES ? [] : [`${pages.length} pages of ${name}`]),
      ...pages.flatMap((page) => pageProblems(page).map((problem) => `${problem} in "${page}"`)),
    ]),
  ];
  return found.map((problem) => `quest ${quest.id}: ${problem}`);
}

function pageProblems(page: string): string[] {
  const rules: readonly (readonly [holds: boolean, problem: string])[] = [
    [/[가-힣]/.test(page) && /[.!?…]$/.test(page), 'no Korean sentence'],
    [page.length <= MOST_OF_PAGE, `${page.length} letters`],
    [page.trim() === page && !page.includes('  '), 'spaces'],
    // A name ends in any sound, so no particle can follow it.
    [!/\{nickname\}[가-힣]/.test(page), 'particle after the name'],
    [!/[{}]/.test(page.replaceAll('{nickname}', '')), 'unknown placeholder'],
    [/^[^*]*(\*[^*\s][^*]*\*[^*]*)?$/.test(page), 'more than one key word, or half a mark'],
  ];
  return rules.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}

function saidTwice(quests: readonly QuestDefinition[]): string[] {
  const said = new Map<string, number>();
  return quests.flatMap((quest) => {
    const texts = [
      quest.title,
      quest.description,
      ...quest.offerMessageList,
      ...quest.progressMessageList,
      ...quest.completeMessageList,
      ...quest.goals.flatMap(({ answer }) => answer?.lines ?? []),
    ];
    return texts.flatMap((text) => {
      const first = said.get(text);
      said.set(text, quest.id);
      return first === undefined ? [] : [`quest ${quest.id} repeats quest ${first}: "${text}"`];
    });
  });
}
