import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { questQueries } from '#client/net/world/quests.ts';
import { Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { Caption, Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { mapById, MAPS } from '#shared/content/maps/maps.ts';
import { pageCountOf, type PageSize } from '#shared/contract/paging.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import type { questRoutes } from '#shared/contract/world/quests.ts';
import { QuestPage } from './QuestPage.tsx';
import { questTexts } from './texts.ts';
import styles from './Quest.module.css';

type NpcObject = ResponseOf<typeof questRoutes.listNpcs>['mapNpcObjectList'][number];

const EVERY_MAP = 'all';
const MAP_CHIPS = [
  { value: EVERY_MAP, label: questTexts.everyMap },
  ...MAPS.map(({ id, name }) => ({ value: `${id}`, label: name })),
];

/** Every friend of the world, by map, and what each asks for and gives. */
export function QuestBrowserDialog() {
  const [npc, setNpc] = useState<NpcObject | null>(null);
  return (
    <Dialog
      title={npc === null ? questTexts.browser : questTexts.questsOf(npc.name)}
      titleTone="sea"
      width={980}
      footer={
        npc !== null && (
          <Button tone="alt" onClick={() => setNpc(null)}>
            {questTexts.back}
          </Button>
        )
      }
    >
      {npc === null ? <NpcList onChoose={setNpc} /> : <QuestsOfNpc npc={npc} />}
    </Dialog>
  );
}

function NpcList({ onChoose }: { readonly onChoose: (npc: NpcObject) => void }) {
  const [map, setMap] = useState(EVERY_MAP);
  const [page, setPage] = useState(0);
  const [size, setSize] = useState<PageSize>(20);
  const mapId = map === EVERY_MAP ? undefined : Number(map);
  const npcs = useQuery({
    ...questQueries.npcs({ page, size, mapId }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Chips
        label={questTexts.mapLabel}
        options={MAP_CHIPS}
        value={map}
        className={styles.tabs}
        onChange={(value) => {
          setMap(value);
          setPage(0);
        }}
      />
      <ListBody
        query={npcs}
        failed={questTexts.npcsFailed}
        empty={<EmptyState scene="no-results" title={questTexts.npcsEmpty} />}
      >
        {({ mapNpcObjectList, totalCount }) => (
          <>
            <Grid as="ul" min={240} gap={4} after={5}>
              {mapNpcObjectList.map((npc) => (
                <li key={npc.mapNpcObjectId}>
                  <button
                    type="button"
                    className={styles.entry}
                    data-choice
                    aria-labelledby={`npc-${npc.mapNpcObjectId}`}
                    onClick={() => onChoose(npc)}
                  >
                    <img src={npc.mapObject.resourceImg.replace('@1x', '@2x')} alt="" />
                    <span id={`npc-${npc.mapNpcObjectId}`}>
                      <Text as="b" size="small" bold>
                        {npc.name}
                      </Text>{' '}
                      <Caption>
                        {npc.role} · {mapById(npc.mapId)?.name}
                      </Caption>
                    </span>
                  </button>
                </li>
              ))}
            </Grid>
            <Pager
              first={0}
              page={page}
              pageCount={pageCountOf(totalCount, size)}
              onPage={setPage}
              size={size}
              onSize={setSize}
            />
          </>
        )}
      </ListBody>
    </>
  );
}

function QuestsOfNpc({ npc: { mapId, mapNpcObjectId } }: { readonly npc: NpcObject }) {
  const quests = useQuery({ ...questQueries.ofNpc({ mapId, npcId: mapNpcObjectId }), staleTime: 0 });
  return (
    <ListBody
      query={quests}
      failed={questTexts.listFailed}
      empty={<EmptyState scene="no-results" title={questTexts.noQuests} />}
    >
      {({ mapNpcQuestList }) => (
        <Stack as="ul">
          {mapNpcQuestList.map((quest) => (
            <li key={quest.mapNpcQuestId}>
              <QuestPage
                quest={quest}
                before={
                  <Text size="label" tone="success">
                    {questTexts.states[quest.state]}
                  </Text>
                }
              />
            </li>
          ))}
        </Stack>
      )}
    </ListBody>
  );
}
