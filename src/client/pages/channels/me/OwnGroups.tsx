import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { groupQueries } from '#client/net/channels/groups.ts';
import { useEnterGroup } from '#client/net/channels/members.ts';
import { userMessageOf } from '#client/net/rest/ApiError.ts';
import { Section } from '#client/ui/layout/Section.tsx';
import { Cluster, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { groupCodeField } from '#shared/contract/channels/groups.ts';
import { useChannel } from '../frame/channelContext.ts';
import { GroupChip } from '../members/RoleChip.tsx';
import { meTexts as texts } from './texts.ts';

/** The groups one is in, and the way into another by its code. */
export function OwnGroups() {
  const { id, pluginMap, holds } = useChannel();
  const isMember = pluginMap.GROUP && holds('generalMember') && !holds('teacher');
  const groups = useQuery({ ...groupQueries.groups(id), enabled: isMember });
  // Staff sees all groups, on their own page.
  if (!isMember) return null;
  return (
    <Section title={texts.groups}>
      <ListBody query={groups} failed={texts.groupsFailed} empty={<Hint>{texts.noGroups}</Hint>}>
        {(list) => (
          <Cluster as="ul">
            {list.map(({ channelGroupId, name, colour }) => (
              <li key={channelGroupId}>
                <GroupChip name={name} colour={colour} />
              </li>
            ))}
          </Cluster>
        )}
      </ListBody>
      <EnterGroup />
    </Section>
  );
}

function EnterGroup() {
  const { id } = useChannel();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const enter = useEnterGroup(id, {
    onSuccess: ({ name }) => {
      setTyped('');
      showToast({ text: texts.entered(name), theme: 'success' });
    },
    onError: (failure) => setError(userMessageOf(failure, texts.enterFailed)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = groupCodeField.safeParse(typed);
    if (code.success) enter.mutate(code.data);
    else setError(typed.trim() === '' ? texts.groupCodeRequired : code.error.issues[0]?.message);
  };
  return (
    <Stack as="form" gap={3} onSubmit={submit} noValidate>
      <TextField
        label={texts.groupCode}
        value={typed}
        maxLength={12}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
      />
      <Cluster>
        <Button type="submit" tone="sea" busy={enter.isPending}>
          {texts.enterGroup}
        </Button>
      </Cluster>
    </Stack>
  );
}
