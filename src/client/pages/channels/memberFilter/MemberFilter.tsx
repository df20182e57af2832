import { useQuery } from '@tanstack/react-query';
import { groupQueries } from '#client/net/channels/groups.ts';
import { FilterSelect } from '#client/ui/form/FilterSelect.tsx';
import { Toolbar } from '#client/ui/layout/Toolbar.tsx';
import { SearchField } from '#client/ui/form/SearchField.tsx';
import { useChannel } from '../frame/channelContext.ts';
import { memberFilterTexts as texts } from './texts.ts';

/** The pupils that are looked at: those of a name, a group, a tag. */
export interface SoughtMembers {
  readonly query: string;
  readonly group_id?: number;
  readonly tag_id?: number;
}

export function MemberFilter({
  value,
  onChange,
}: {
  readonly value: SoughtMembers;
  readonly onChange: (value: SoughtMembers) => void;
}) {
  const { id } = useChannel();
  const groups = useQuery(groupQueries.groups(id)).data ?? [];
  const tags = useQuery(groupQueries.tags(id)).data ?? [];
  const { query, group_id: groupId, tag_id: tagId } = value;
  const choose = (next: { readonly group?: number | undefined; readonly tag?: number | undefined }) =>
    onChange({
      query,
      ...(next.group !== undefined && { group_id: next.group }),
      ...(next.tag !== undefined && { tag_id: next.tag }),
    });
  return (
    <Toolbar>
      <SearchField
        label={texts.search}
        value={query}
        maxLength={20}
        onChange={(typed) => onChange({ ...value, query: typed })}
      />
      {groups.length > 0 && (
        <FilterSelect
          label={texts.group}
          isLabelHidden
          every={texts.allGroups}
          value={String(groupId ?? '')}
          options={groups.map(({ channelGroupId, name }) => [String(channelGroupId), name])}
          onChange={(chosen) => choose({ group: Number(chosen) || undefined, tag: tagId })}
        />
      )}
      {tags.length > 0 && (
        <FilterSelect
          label={texts.tag}
          isLabelHidden
          every={texts.allTags}
          value={String(tagId ?? '')}
          options={tags.map(({ tagId: one, tag }) => [String(one), `#${tag}`])}
          onChange={(chosen) => choose({ group: groupId, tag: Number(chosen) || undefined })}
        />
      )}
    </Toolbar>
  );
}
