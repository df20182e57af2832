import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMatch } from 'react-router';
import { pageCountOf, sliceOfPage, type PageSize } from '#shared/contract/paging.ts';
import type { SkillCatalog } from '#shared/contract/world/skills.ts';
import { skillQueries } from '#client/net/world/skills.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { SearchField } from '#client/ui/form/SearchField.tsx';
import { ListDialog } from '#client/ui/list/ListDialog.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { arrangeSkills, SKILL_SORTS, type SkillSort } from './arrangeSkills.ts';
import { SkillRow } from './SkillRow.tsx';
import { SkillTree } from './SkillTree.tsx';
import { skillTexts, withReason } from './texts.ts';
import { worldIdOf } from './worldIdOf.ts';
import styles from './Skills.module.css';

const MAX_SEARCH = 30;
const VIEWS = ['TREE', 'LIST'] as const;

export interface SkillDialogProps {
  readonly payload: DialogPayloads['skills'];
}

/** The skill inventory of a world: a tree of four tiers, or a list. */
export function SkillDialog({ payload }: SkillDialogProps) {
  const match = useMatch('/worlds/:worldId/*');
  const worldId = worldIdOf(payload.worldId ?? match?.params.worldId);
  if (worldId !== null) return <SkillInventory worldId={worldId} />;
  return (
    <Dialog title={skillTexts.title} titleTone="ok">
      <ErrorState title={skillTexts.failed} hint={skillTexts.noWorld} />
    </Dialog>
  );
}

function SkillInventory({ worldId }: { readonly worldId: number }) {
  const catalog = useQuery(skillQueries.catalog());
  return (
    <ListDialog
      title={skillTexts.title}
      titleTone="ok"
      width={1200}
      query={catalog}
      failed={withReason(skillTexts.failed, catalog.error)}
    >
      {(loaded) => <Inventory catalog={loaded} worldId={worldId} />}
    </ListDialog>
  );
}

function Inventory({ catalog, worldId }: { readonly catalog: SkillCatalog; readonly worldId: number }) {
  const [view, setView] = useState<(typeof VIEWS)[number]>('TREE');
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<SkillSort>('NAME_ASC');
  const [page, setPage] = useState(0);
  const [size, setSize] = useState<PageSize>(50);
  const point = useStore(walletStore, (wallet) => wallet.point);
  const found = arrangeSkills(catalog.skills, search, sort);

  return (
    <>
      <div className={styles.tools}>
        <Chips
          label={skillTexts.view}
          options={VIEWS.map((value) => ({ value, label: skillTexts.views[value] }))}
          value={view}
          onChange={setView}
        />
        <SearchField
          label={skillTexts.search}
          maxLength={MAX_SEARCH}
          value={search}
          onChange={(value) => {
            setSearch(value);
            setPage(0);
          }}
        />
        <Chips
          label={skillTexts.sort}
          options={SKILL_SORTS.map((value) => ({ value, label: skillTexts.sorts[value] }))}
          value={sort}
          onChange={setSort}
        />
      </div>
      {found.length === 0 && (
        <EmptyState title={skillTexts.nothingFound} hint={skillTexts.nothingFoundHint} />
      )}
      {found.length > 0 && view === 'TREE' && (
        <SkillTree categories={catalog.categories} skills={found} point={point} worldId={worldId} />
      )}
      {found.length > 0 && view === 'LIST' && (
        <>
          <Stack as="ul" gap={3} after={4}>
            {sliceOfPage(found, { page, first: 0, size }).map((skill) => (
              <SkillRow key={skill.id} skill={skill} point={point} />
            ))}
          </Stack>
          <Pager
            first={0}
            page={page}
            pageCount={pageCountOf(found.length, size)}
            onPage={setPage}
            size={size}
            onSize={setSize}
          />
        </>
      )}
    </>
  );
}
