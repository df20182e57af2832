import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { memberQueries } from '#client/net/channels/members.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { CheckBox } from '#client/ui/form/CheckBox.tsx';
import { SearchField } from '#client/ui/form/SearchField.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Grid } from '#client/ui/layout/Stack.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { MOST_HOMEWORK_MEMBERS } from '#shared/contract/learning/homeworks.ts';
import { holdsAtLeast } from '#shared/contract/roles.ts';
import { useChannel } from '../frame/channelContext.ts';
import { homeworkTexts } from './texts.ts';

const texts = homeworkTexts.form;

/** Pupils of the class, each with a tick for who has to do the homework. */
export function PupilPicker({
  chosen,
  onChange,
}: {
  readonly chosen: readonly number[];
  readonly onChange: (memberIds: readonly number[]) => void;
}) {
  const { id } = useChannel();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const members = useInfiniteQuery(memberQueries.list(id, 'all', { query }));
  return (
    <Card as="fieldset" tone="sunken">
      <Text as="legend" size="label">
        {texts.pupils}
      </Text>
      <SearchField label={texts.findPupil} value={typed} maxLength={20} onChange={setTyped} />
      <Hint role="status">{chosen.length === 0 ? texts.chooseOne : texts.chosen(chosen.length)}</Hint>
      <ListBody
        query={members}
        failed={texts.pupilsFailed}
        isEmpty={({ pages }) => pages.every(({ memberList }) => memberList.length === 0)}
        empty={<EmptyState title={texts.noPupil} />}
      >
        {({ pages }) => (
          <Grid as="ul" min={150} gap={1}>
            {pages
              .flatMap(({ memberList }) => memberList)
              .filter(({ roleList }) => !holdsAtLeast(roleList, 'teacher'))
              .map(({ memberId, nickname }) => (
                <li key={memberId}>
                  <CheckBox
                    label={nickname}
                    checked={chosen.includes(memberId)}
                    disabled={!chosen.includes(memberId) && chosen.length >= MOST_HOMEWORK_MEMBERS}
                    onChange={({ target }) =>
                      onChange(
                        target.checked ? [...chosen, memberId] : chosen.filter((one) => one !== memberId),
                      )
                    }
                  />
                </li>
              ))}
          </Grid>
        )}
      </ListBody>
      {members.hasNextPage && (
        <Button tone="alt" busy={members.isFetchingNextPage} onClick={() => void members.fetchNextPage()}>
          {texts.morePupils}
        </Button>
      )}
    </Card>
  );
}
