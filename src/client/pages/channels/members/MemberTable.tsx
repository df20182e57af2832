import { EllipsisVertical } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { MemberList } from '#client/net/channels/members.ts';
import { Avatar } from '#client/ui/avatar/Avatar.tsx';
import { RowButton } from '#client/ui/button/IconButton.tsx';
import { Cluster, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Table, type TableColumn } from '#client/ui/table/Table.tsx';
import { Caption, Label, Text } from '#client/ui/text/Text.tsx';
import type { ChannelMember } from '#shared/contract/channels/memberFields.ts';
import { AnswerJoin } from './AnswerJoin.tsx';
import { GroupChip, RoleChip, TagChip } from './RoleChip.tsx';
import { memberSeenText } from './memberSeenText.ts';
import { memberTexts as texts } from './texts.ts';

export interface MemberTableProps {
  readonly list: MemberList;
  readonly rows: readonly ChannelMember[];
  readonly chosen: ReadonlySet<number>;
  readonly onChosen: (chosen: ReadonlySet<number>) => void;
  readonly onOpen: (member: ChannelMember) => void;
}

/** Members by name; on a narrow screen each is a card. */
export function MemberTable({ list, rows, chosen, onChosen, onOpen }: MemberTableProps) {
  const [now] = useState(() => Date.now());
  const columns = useMemo(() => columnsOf({ list, now, onOpen }), [list, now, onOpen]);
  return (
    <Table
      label={texts.tabs[list]}
      rows={rows}
      columns={columns}
      keyOf={({ memberId }) => memberId}
      selection={{
        chosen,
        onChange: onChosen,
        allLabel: texts.chooseAll,
        labelOf: ({ nickname }) => texts.choose(nickname),
      }}
    />
  );
}

interface ColumnOptions extends Pick<MemberTableProps, 'list' | 'onOpen'> {
  readonly now: number;
}

const columnsOf = ({ list, now, onOpen }: ColumnOptions): readonly TableColumn<ChannelMember>[] => [
  {
    id: 'name',
    head: texts.columns.name,
    isRowHead: true,
    cell: (member) => <Name member={member} isPending={list === 'pending'} />,
  },
  {
    id: 'role',
    head: texts.columns.role,
    cell: ({ roleList, formerRoleList }) => (
      <Cluster as="span" gap={2}>
        {roleList.map((role) => (
          <RoleChip key={role} role={role} />
        ))}
        {formerRoleList.map((role) => (
          <Caption key={role} truncate>
            {texts.former(texts.roles[role])}
          </Caption>
        ))}
      </Cluster>
    ),
  },
  {
    id: 'group',
    head: texts.columns.group,
    isEmpty: ({ groupList }) => groupList.length === 0,
    cell: ({ groupList }) => (
      <Cluster as="span" gap={2}>
        {groupList.map(({ channelGroupId, name, colour }) => (
          <GroupChip key={channelGroupId} name={name} colour={colour} />
        ))}
      </Cluster>
    ),
  },
  {
    id: 'tag',
    head: texts.columns.tag,
    isEmpty: ({ tagList }) => tagList.length === 0,
    cell: ({ tagList }) => (
      <Cluster as="span" gap={2}>
        {tagList.map(({ tagId, tag }) => (
          <TagChip key={tagId} tag={tag} />
        ))}
      </Cluster>
    ),
  },
  {
    id: 'phone',
    head: texts.columns.phone,
    isEmpty: ({ phoneNumber }) => phoneNumber === '',
    cell: ({ phoneNumber }) => (
      <Text as="span" size="small" tabular truncate>
        {phoneNumber || texts.noPhone}
      </Text>
    ),
  },
  {
    id: 'seen',
    head: texts.columns.seen,
    cell: (member) => (
      <Text
        as="span"
        size="small"
        tone={member.isOnline ? 'success' : 'soft'}
        bold={member.isOnline === true}
        truncate
      >
        {memberSeenText(member, now)}
      </Text>
    ),
  },
  {
    id: 'more',
    head: texts.columns.more,
    isHeadHidden: true,
    align: 'end',
    narrow: list === 'pending' ? 'line' : 'corner',
    cell: (member) => (
      <Row as="span" justify="end">
        {list === 'pending' && <AnswerJoin member={member} />}
        <RowButton
          label={texts.more(member.nickname)}
          icon={<EllipsisVertical />}
          onClick={() => onOpen(member)}
        />
      </Row>
    ),
  },
];

function Name({ member, isPending }: { readonly member: ChannelMember; readonly isPending: boolean }) {
  const { nickname, rollNumber, loginName, introduction, itemIdList } = member;
  const about = [rollNumber && texts.numbered(rollNumber), loginName].filter(Boolean).join(' · ');
  return (
    <Row as="span">
      <Avatar nickname={nickname} itemIdList={itemIdList} size="small" />
      <Stack as="span" gap={0} grow>
        <Cluster as="span" gap={3} align="baseline">
          <Label>{nickname}</Label>
          {about !== '' && <Caption truncate>{about}</Caption>}
        </Cluster>
        {isPending && introduction !== '' && (
          <Text as="q" size="small" tone="warning">
            {introduction}
          </Text>
        )}
      </Stack>
    </Row>
  );
}
