import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand';
import { skillQueries } from '#client/net/queries/skillQueries.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { arrangeSkills, SKILL_SORTS, type SkillSort } from './arrangeSkills.ts';
import { SkillRow } from './SkillRow.tsx';
import { skillTexts } from './texts.ts';
import styles from './SkillDialog.module.css';

const MAX_SEARCH = 30;

/** The skill inventory: what can be learned, how far one is, and the next level for points. */
export function SkillDialog() {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<SkillSort>('NAME_ASC');
  const catalog = useQuery(skillQueries.catalog());
  const point = useStore(walletStore, (wallet) => wallet.point);
  const found = arrangeSkills(catalog.data?.skills ?? [], search, sort);

  return (
    <Dialog title={skillTexts.title} width={880}>
      {catalog.isPending && <Loading />}
      {catalog.isError && (
        <ErrorState
          title={skillTexts.failed}
          onRetry={() => void catalog.refetch()}
          retrying={catalog.isFetching}
        />
      )}
      {catalog.data && (
        <>
          <div className={styles.tools}>
            <TextField
              label={skillTexts.search}
              type="search"
              maxLength={MAX_SEARCH}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
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
          <ul className={styles.rows}>
            {found.map((skill) => (
              <SkillRow key={skill.id} skill={skill} point={point} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
