import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Lock, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import {
  boardQueries,
  useCreateBoard,
  useOrderBoards,
  useRemoveBoard,
  useUpdateBoard,
} from '#client/net/channels/boards.ts';
import { useFormSubmit } from '#client/ui/form/useFormSubmit.ts';
import { FormMessage } from '#client/ui/form/FormMessage.tsx';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Hint, Label } from '#client/ui/text/Text.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { RowButton } from '#client/ui/button/IconButton.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import {
  BOARD_DESCRIPTION_LENGTH,
  BOARD_NAME_LENGTH,
  BOARD_ROLES,
  boardBodySchema,
  type BoardBody,
  type BoardItem,
} from '#shared/contract/channels/channelBoards.ts';
import { useChannel } from '../frame/channelContext.ts';
import { boardTexts } from './texts.ts';
import { groupQueries } from '#client/net/channels/groups.ts';

const texts = boardTexts.manageBoards;
const ROLE_CHOICES = BOARD_ROLES.map((value) => ({ value, label: texts.roles[value] }));
const NEW_BOARD: BoardBody = {
  name: '',
  description: '',
  groupId: null,
  readRole: 'visitor',
  writeRole: 'generalMember',
};

/** The page on which staff makes boards, puts them into order and says who may read and write. */
export function BoardSettingsPage() {
  const channel = useChannel();
  const boards = useQuery({ ...boardQueries.list(channel.id), enabled: channel.holds('teacher') });
  return (
    <Page>
      <PageHead
        title={boardTexts.manage}
        back={{ to: paths.channelBoards(channel.channelDomain), label: boardTexts.toBoards }}
        {...(channel.holds('teacher') && { note: texts.lead })}
      />
      <Section aria-label={boardTexts.manage}>
        {channel.holds('teacher') ? (
          <>
            <ListBody query={boards} failed={boardTexts.failed}>
              {(list) => <BoardList list={list} />}
            </ListBody>
          </>
        ) : (
          <EmptyState scene="lost" title={texts.staffOnly} />
        )}
      </Section>
    </Page>
  );
}

function BoardList({ list }: { readonly list: readonly BoardItem[] }) {
  const { id: channelId } = useChannel();
  /** 0 for a new one; null for none. */
  const [open, setOpen] = useState<number | null>(null);
  const saved = () => {
    setOpen(null);
    showToast({ text: texts.saved, theme: 'success' });
  };
  const create = useCreateBoard(channelId, { onSuccess: saved });
  const update = useUpdateBoard(channelId, { onSuccess: saved });
  const order = useOrderBoards(channelId);
  const remove = useRemoveBoard(channelId);
  const move = (index: number, by: -1 | 1) => {
    const ids = list.map(({ boardId }) => boardId);
    const [moved] = ids.splice(index, 1);
    if (moved !== undefined) ids.splice(index + by, 0, moved);
    order.mutate(ids);
  };
  return (
    <>
      <Stack as="ul" gap={2}>
        {list.map((item, index) => (
          <Card key={item.boardId} as="li" layout="row" size="small">
            {open === item.boardId ? (
              <BoardForm
                initial={item}
                onCancel={() => setOpen(null)}
                onSave={(body) => update.mutateAsync({ boardId: item.boardId, body })}
              />
            ) : (
              <>
                <Stack as="span" gap={0} grow>
                  <Row as="span" gap={2}>
                    {item.groupId !== null && <Lock aria-hidden="true" size={16} />}
                    <Label>{item.name}</Label>
                  </Row>
                  <Hint as="small">
                    {texts.readRole} {texts.roles[item.readRole]} · {texts.writeRole}{' '}
                    {texts.roles[item.writeRole]}
                  </Hint>
                </Stack>
                <Row as="span" gap={1}>
                  <RowButton
                    label={texts.up(item.name)}
                    icon={<ArrowUp />}
                    disabled={index === 0 || order.isPending}
                    onClick={() => move(index, -1)}
                  />
                  <RowButton
                    label={texts.down(item.name)}
                    icon={<ArrowDown />}
                    disabled={index === list.length - 1 || order.isPending}
                    onClick={() => move(index, 1)}
                  />
                  <RowButton
                    label={texts.edit(item.name)}
                    icon={<Pencil />}
                    onClick={() => setOpen(item.boardId)}
                  />
                  <RowButton
                    label={texts.removeBoard(item.name)}
                    icon={<Trash2 />}
                    onClick={() =>
                      openDialog('confirm', {
                        title: texts.removeAsk(item.name),
                        detail: texts.removeDetail,
                        confirmLabel: boardTexts.remove,
                        danger: true,
                        onConfirm: () => remove.mutate(item.boardId),
                      })
                    }
                  />
                </Row>
              </>
            )}
          </Card>
        ))}
      </Stack>
      {open === 0 ? (
        <BoardForm initial={NEW_BOARD} onCancel={() => setOpen(null)} onSave={create.mutateAsync} />
      ) : (
        <Cluster>
          <Button icon={<Plus />} onClick={() => setOpen(0)}>
            {texts.add}
          </Button>
        </Cluster>
      )}
    </>
  );
}

interface BoardFormProps {
  readonly initial: BoardBody;
  readonly onCancel: () => void;
  /** Rejects with what is said beside the fields. */
  readonly onSave: (body: BoardBody) => Promise<unknown>;
}

function BoardForm({ initial, onCancel, onSave }: BoardFormProps) {
  const { name, description, groupId, readRole, writeRole } = initial;
  const form = useForm<z.input<typeof boardBodySchema>, unknown, BoardBody>({
    resolver: zodResolver(boardBodySchema),
    defaultValues: { name, description, groupId, readRole, writeRole },
  });
  const { errors } = form.formState;
  const groups = useGroupChoices();
  const submit = useFormSubmit(form, async (body) => {
    await onSave(body);
  });
  return (
    <Stack as="form" grow onSubmit={submit.onSubmit} noValidate>
      <TextField
        label={texts.name}
        error={errors.name?.message}
        maxLength={BOARD_NAME_LENGTH}
        {...form.register('name')}
      />
      <TextField
        label={texts.description}
        optional
        error={errors.description?.message}
        maxLength={BOARD_DESCRIPTION_LENGTH}
        {...form.register('description')}
      />
      {(['readRole', 'writeRole'] as const).map((role) => (
        <Controller
          key={role}
          control={form.control}
          name={role}
          render={({ field }) => (
            <ChoiceField
              label={texts[role]}
              options={ROLE_CHOICES}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      ))}
      {groups.length > 0 && (
        <Controller
          control={form.control}
          name="groupId"
          render={({ field }) => (
            <ChoiceField
              label={texts.group}
              options={[{ value: '0', label: texts.everybody }, ...groups]}
              value={`${Number(field.value ?? 0)}`}
              onChange={(chosen) => field.onChange(chosen === '0' ? null : Number(chosen))}
            />
          )}
        />
      )}
      <FormMessage message={submit.message} />
      <Cluster justify="end">
        <Button tone="alt" onClick={onCancel}>
          {boardTexts.comment.cancel}
        </Button>
        <Button type="submit" busy={submit.busy}>
          {texts.save}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** The groups of the channel to which a board can be bound; none until they are loaded. */
function useGroupChoices(): { readonly value: string; readonly label: string }[] {
  const { id, pluginMap } = useChannel();
  const groups = useQuery({ ...groupQueries.groups(id), enabled: pluginMap.GROUP });
  return (groups.data ?? []).map(({ channelGroupId, name }) => ({ value: `${channelGroupId}`, label: name }));
}
