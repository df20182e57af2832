import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2, Users } from 'lucide-react';
import { useEffect, useState, type FormEvent } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { groupQueries } from '#client/net/channels/groups.ts';
import { removeGroup, removeTag, saveGroup, saveTag } from '#client/net/channels/members.ts';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Cluster, Grid, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint } from '#client/ui/text/Text.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { RowButton } from '#client/ui/button/IconButton.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import {
  GROUP_COLOURS,
  groupBodySchema,
  groupCodeField,
  type ChannelGroup,
} from '#shared/contract/channels/groups.ts';
import type { ChannelTag } from '#shared/contract/channels/tags.ts';
import { useChannel } from '../frame/channelContext.ts';
import { GroupChip, TagChip } from '../members/RoleChip.tsx';
import { GroupMembers } from './GroupMembers.tsx';
import { groupTexts as texts } from './texts.ts';
import { useGroupActions } from './useGroupActions.ts';

/** The forms are below the lists: a press on a pencil leads there. */
const focusField = (field: HTMLInputElement | null): void => field?.focus();

/** Groups and tags of the channel. */
export function GroupsPage() {
  return (
    <Page width="wide">
      <PageHead title={texts.title} />
      <Grid min={340} gap={5} fill>
        <Groups />
        <Tags />
      </Grid>
    </Page>
  );
}

function Groups() {
  const { id } = useChannel();
  const groups = useQuery(groupQueries.groups(id));
  const [edited, setEdited] = useState<ChannelGroup | null>(null);
  const [shownId, setShownId] = useState<number | null>(null);
  const { mutate, isPending } = useGroupActions();
  const shown = groups.data?.find(({ channelGroupId }) => channelGroupId === shownId);
  return (
    <Section title={texts.groups} note={texts.groupsHint}>
      <ListBody
        query={groups}
        failed={texts.failed}
        empty={
          <Hint>
            <b>{texts.empty}</b> {texts.emptyHint}
          </Hint>
        }
      >
        {(list) => (
          <Stack as="ul" gap={1}>
            {list.map((group) => (
              <Card key={group.channelGroupId} as="li" layout="row" size="small">
                <GroupChip name={group.name} colour={group.colour} />
                <Hint as="span" grow>
                  {texts.members(group.memberCount)}
                  {group.groupCode !== null && ` · ${texts.codeOf(group.groupCode)}`}
                </Hint>
                <RowButton
                  label={texts.membersOf(group.name)}
                  icon={<Users />}
                  onClick={() => setShownId(group.channelGroupId)}
                />
                <RowButton
                  label={texts.editOf(group.name)}
                  icon={<Pencil />}
                  onClick={() => setEdited(group)}
                />
                <RowButton
                  label={texts.removeOf(group.name)}
                  icon={<Trash2 />}
                  disabled={isPending}
                  onClick={() =>
                    openDialog('confirm', {
                      title: texts.removeTitle(group.name),
                      detail: texts.removeGroupDetail,
                      confirmLabel: texts.remove,
                      danger: true,
                      onConfirm: () =>
                        mutate({
                          run: () => removeGroup(id, group.channelGroupId),
                          done: texts.removed,
                          onDone: () => setEdited(null),
                        }),
                    })
                  }
                />
              </Card>
            ))}
          </Stack>
        )}
      </ListBody>
      <GroupForm key={edited?.channelGroupId ?? 0} group={edited} onDone={() => setEdited(null)} />
      <LocalDialog open={shown !== undefined} onClose={() => setShownId(null)}>
        {shown && <GroupMembers group={shown} />}
      </LocalDialog>
    </Section>
  );
}

/** The colours in which the chips of groups are written. */
const SWATCHES: Readonly<Record<ChannelGroup['colour'], string>> = {
  JELLY: '#5b2f8c',
  SEA: '#0d4f8a',
  CORAL: '#96254f',
  WEED: '#14603c',
  SAND: '#a06a10',
  SHELL: '#33516f',
};

const groupFormSchema = groupBodySchema.extend({
  /** Empty for none. */
  groupCode: z.union([z.literal(''), groupCodeField]),
});

/** Makes a group, or changes the one that is edited. */
function GroupForm({ group, onDone }: { readonly group: ChannelGroup | null; readonly onDone: () => void }) {
  const { id } = useChannel();
  const { mutate, isPending } = useGroupActions();
  const form = useForm<z.input<typeof groupFormSchema>, unknown, z.output<typeof groupFormSchema>>({
    resolver: zodResolver(groupFormSchema),
    defaultValues: {
      name: group?.name ?? '',
      colour: group?.colour ?? 'JELLY',
      groupCode: group?.groupCode ?? '',
    },
  });
  const { errors } = form.formState;
  const save = form.handleSubmit(({ groupCode, ...body }) =>
    mutate({
      run: () => saveGroup(id, group?.channelGroupId ?? null, { ...body, groupCode: groupCode || null }),
      done: texts.saved,
      onDone: () => {
        form.reset();
        onDone();
      },
    }),
  );
  // A press on a pencil leads here.
  useEffect(() => {
    if (group) form.setFocus('name');
  }, [group, form]);
  return (
    <Stack as="form" onSubmit={(event) => void save(event)} noValidate>
      <TextField
        label={group ? texts.editOf(group.name) : texts.name}
        maxLength={20}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <Controller
        control={form.control}
        name="colour"
        render={({ field }) => (
          <ChoiceField
            label={texts.colour}
            options={GROUP_COLOURS.map((value) => ({
              ...{ value, label: texts.colours[value] },
              swatch: SWATCHES[value],
            }))}
            value={field.value ?? 'JELLY'}
            onChange={field.onChange}
          />
        )}
      />
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        maxLength={12}
        optional
        autoComplete="off"
        error={errors.groupCode?.message}
        {...form.register('groupCode')}
      />
      <Cluster>
        <Button type="submit" icon={<Plus />} busy={isPending}>
          {group ? texts.save : texts.make}
        </Button>
        {group && (
          <Button tone="alt" onClick={onDone}>
            {texts.cancel}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}

function Tags() {
  const { id } = useChannel();
  const tags = useQuery(groupQueries.tags(id));
  const { mutate, isPending } = useGroupActions();
  const [tag, setTag] = useState('');
  /** The tag that gets another name. */
  const [edited, setEdited] = useState<ChannelTag | null>(null);
  const edit = (next: ChannelTag | null) => {
    setEdited(next);
    setTag(next?.tag ?? '');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({
      run: () => saveTag(id, edited?.tagId ?? null, tag),
      done: texts.saved,
      onDone: () => edit(null),
    });
  };
  return (
    <Section title={texts.tags} note={texts.tagsHint}>
      <ListBody query={tags} failed={texts.tagsFailed} empty={<Hint>{texts.noTags}</Hint>}>
        {(list) => (
          <Stack as="ul" gap={1}>
            {list.map((one) => (
              <Card key={one.tagId} as="li" layout="row" size="small">
                <TagChip tag={one.tag} />
                <Hint as="span" grow>
                  {texts.members(one.memberCount)}
                </Hint>
                <RowButton label={texts.editOf(`#${one.tag}`)} icon={<Pencil />} onClick={() => edit(one)} />
                <RowButton
                  label={texts.removeOf(`#${one.tag}`)}
                  icon={<Trash2 />}
                  disabled={isPending}
                  onClick={() =>
                    openDialog('confirm', {
                      title: texts.removeTitle(`#${one.tag}`),
                      detail: texts.removeTagDetail,
                      confirmLabel: texts.remove,
                      danger: true,
                      onConfirm: () =>
                        mutate({
                          run: () => removeTag(id, one.tagId),
                          done: texts.removed,
                          onDone: () => edit(null),
                        }),
                    })
                  }
                />
              </Card>
            ))}
          </Stack>
        )}
      </ListBody>
      <Stack as="form" onSubmit={submit}>
        <TextField
          key={edited?.tagId ?? 0}
          label={edited ? texts.editOf(`#${edited.tag}`) : texts.newTag}
          ref={edited ? focusField : undefined}
          value={tag}
          maxLength={13}
          required
          autoComplete="off"
          onChange={(event) => setTag(event.target.value)}
        />
        <Cluster>
          <Button type="submit" icon={<Plus />} busy={isPending} disabled={tag.trim() === ''}>
            {edited ? texts.save : texts.addTag}
          </Button>
          {edited && (
            <Button tone="alt" onClick={() => edit(null)}>
              {texts.cancel}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Section>
  );
}
