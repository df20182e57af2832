import '@fontsource/jetbrains-mono/latin-500.css';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { ERROR_DAYS, type ErrorGroup } from '#shared/contract/learning/classProgress.ts';
import { progressQueries } from '#client/net/learning/classProgress.ts';
import { Section } from '#client/ui/layout/Section.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { useChannel } from '../frame/channelContext.ts';
import { ClassFilter } from './ClassFilter.tsx';
import { Mistake } from './Mistake.tsx';
import { ProgressFrame } from './ProgressFrame.tsx';
import { progressTexts } from './texts.ts';
import { useClassFilter } from './useClassFilter.ts';

const texts = progressTexts.mistakes;

/** The most frequent mistakes in a course, one below the other; names only when they are asked for. */
export function MistakesPage() {
  const { id } = useChannel();
  const { filter, valueOf, choose } = useClassFilter();
  const [days, setDays] = useState<(typeof ERROR_DAYS)[number]>('7');
  const [hasNames, setNames] = useState(false);
  const errors = useQuery(
    progressQueries.errors(id, { ...filter, days, names: hasNames ? 'true' : 'false' }),
  );
  return (
    <ProgressFrame>
      <Section
        level={1}
        lead={<SearchX aria-hidden="true" size={22} />}
        title={texts.title}
        actions={
          <Chips
            label={texts.days}
            options={ERROR_DAYS.map((value) => ({ value, label: texts.dayNames[value] }))}
            value={days}
            onChange={setDays}
          />
        }
      >
        <ClassFilter valueOf={valueOf} choose={choose}>
          <CheckBox
            label={texts.names}
            checked={hasNames}
            onChange={({ target }) => setNames(target.checked)}
          />
        </ClassFilter>
        <ListBody
          query={errors}
          failed={texts.failed}
          empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
        >
          {(list) => list.map((group) => <Mistake key={mistakeKey(group)} group={group} />)}
        </ListBody>
      </Section>
    </ProgressFrame>
  );
}

const mistakeKey = ({ problemId, verdict, message }: ErrorGroup) => `${problemId} ${verdict} ${message}`;
