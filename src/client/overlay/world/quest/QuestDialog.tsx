import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { questQueries } from '#client/net/world/quests.ts';
import { questStore } from '#client/stores/questStore.ts';
import { Text, type TextTone } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { useMedia } from '#client/ui/useMedia.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { NpcQuest } from '#shared/contract/world/quests.ts';
import { npcById } from '#shared/content/npcs.ts';
import { QuestPage } from './QuestPage.tsx';
import { questTexts } from './texts.ts';
import styles from './Quest.module.css';

type Tab = keyof typeof questTexts.tabs;

const TABS = (['MAIN', 'SUB', 'TODAY'] as const).map((value) => ({ value, label: questTexts.tabs[value] }));
const LISTS = { MAIN: 'main', SUB: 'sub' } as const;
const FIRST_PAGE = 1;
/** The media query of the style sheet. */
const PHONE = '(width <= 760px)';

/** The quest book: the stories, the favours, and what is asked today. */
export function QuestDialog({ payload: { questId } }: { readonly payload: DialogPayloads['quest'] }) {
  const questList = useStore(questStore, (state) => state.questList);
  const [tab, setTab] = useState<Tab>(() => tabOf(startOf(questList ?? [], questId)));
  return (
    <Dialog
      title={questTexts.title}
      width={980}
      footer={
        <>
          <Button tone="alt" onClick={() => openDialog('questBrowser')}>
            {questTexts.browse}
          </Button>
          <Button tone="alt" onClick={() => openDialog('certificates')}>
            {questTexts.certificates}
          </Button>
          <Button tone="alt" onClick={() => openDialog('rewardHistory')}>
            {questTexts.history}
          </Button>
        </>
      }
    >
      <Chips
        label={questTexts.tabsLabel}
        options={TABS}
        value={tab}
        onChange={setTab}
        className={styles.tabs}
      />
      {tab === 'TODAY' ? (
        <TodayList questId={questId} />
      ) : (
        <PagedList key={tab} tab={tab} questId={questId} questList={questList} />
      )}
    </Dialog>
  );
}

interface PagedListProps {
  readonly tab: keyof typeof LISTS;
  readonly questId: number | undefined;
  readonly questList: readonly NpcQuest[] | null;
}

/** The pages of the server, which have the goals of locked and completed quests, too. */
function PagedList({ tab, questId, questList }: PagedListProps) {
  const [page, setPage] = useState(FIRST_PAGE);
  const asked = useQuery({
    ...questQueries.page({ list: LISTS[tab], page }),
    placeholderData: keepPreviousData,
  });
  const { refetch } = asked;
  // A change of a quest has the list read again.
  useEffect(() => void refetch(), [refetch, questList]);
  return (
    <ListBody query={asked} failed={questTexts.listFailed} empty={<EmptyTab tab={tab} />}>
      {({ questList: quests, pageCount }) => (
        <>
          <QuestBook quests={quests} questId={questId} />
          <Pager first={FIRST_PAGE} page={page} pageCount={pageCount} onPage={setPage} />
        </>
      )}
    </ListBody>
  );
}

function TodayList({ questId }: { readonly questId: number | undefined }) {
  const questList = useStore(questStore, (state) => state.questList);
  // Asked for on opening: the day may have changed since.
  const asked = useQuery({ ...questQueries.book(), staleTime: 0 });
  const today = questList?.filter((quest) => tabOf(quest) === 'TODAY');
  return (
    <ListBody
      query={{ ...asked, data: today }}
      failed={questTexts.listFailed}
      empty={<EmptyTab tab="TODAY" />}
    >
      {(quests) => <QuestBook quests={quests} questId={questId} />}
    </ListBody>
  );
}

const EmptyTab = ({ tab }: { readonly tab: Tab }) => (
  <EmptyState scene="no-results" title={questTexts.tabEmpty[tab]} hint={questTexts.tabEmptyHint} />
);

interface QuestBookProps {
  readonly quests: readonly NpcQuest[];
  readonly questId: number | undefined;
}

/** Quests on the left, the chosen one on the right; on a phone it opens below its own entry. */
function QuestBook({ quests, questId }: QuestBookProps) {
  const [chosenId, setChosenId] = useState(questId);
  const isPhone = useMedia(PHONE);
  const entries = useRef(new Map<number, HTMLElement>());
  const chosen = startOf(quests, chosenId);
  // A page that closes above an entry moves the entry away from the finger.
  useEffect(() => {
    if (isPhone && chosenId !== undefined)
      entries.current.get(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [isPhone, chosenId]);
  return (
    <div className={styles.book}>
      <Stack as="ul" gap={3} className={styles.list}>
        {quests.map((quest) => (
          <li
            key={quest.mapNpcQuestId}
            ref={(entry) => {
              if (entry !== null) entries.current.set(quest.mapNpcQuestId, entry);
            }}
          >
            <button
              type="button"
              aria-pressed={quest === chosen}
              aria-labelledby={`quest-${quest.mapNpcQuestId}`}
              className={styles.entry}
              data-choice
              onClick={() => setChosenId(quest.mapNpcQuestId)}
            >
              <img src={bustOf(quest)} alt="" />
              <span id={`quest-${quest.mapNpcQuestId}`}>
                <Text as="b" size="small" bold>
                  {quest.title}
                </Text>{' '}
                <Text as="small" size="caption" tone={STATE_TONES[quest.state] ?? 'soft'}>
                  {questTexts.states[quest.state]}
                </Text>
              </span>
            </button>
            {isPhone && quest === chosen && <QuestPage quest={quest} />}
          </li>
        ))}
      </Stack>
      {!isPhone && chosen && <QuestPage quest={chosen} />}
    </div>
  );
}

const STATE_TONES: { readonly [S in NpcQuest['state']]?: TextTone } = {
  READY: 'success',
  AVAILABLE: 'warning',
};

const bustOf = (quest: NpcQuest) =>
  `/npc/${npcById(quest.mapNpcObjectId)?.sprite ?? 'dolphin'}/@2x/bust.webp`;

const tabOf = (quest: NpcQuest | undefined): Tab =>
  quest?.kind === 'SUB' ? 'SUB' : quest?.kind === 'DAILY' || quest?.kind === 'WEEKLY' ? 'TODAY' : 'MAIN';

const URGENCY: readonly NpcQuest['state'][] = ['READY', 'IN_PROGRESS', 'AVAILABLE', 'LOCKED', 'COMPLETED'];

/** The quest to begin with: the named one, or the most urgent. */
function startOf(quests: readonly NpcQuest[], questId: number | undefined): NpcQuest | undefined {
  return (
    quests.find(({ mapNpcQuestId }) => mapNpcQuestId === questId) ??
    quests.toSorted((a, b) => URGENCY.indexOf(a.state) - URGENCY.indexOf(b.state))[0]
  );
}
