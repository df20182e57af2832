import { findContentRows, type ContentRow, type ContentTable } from '#server/db/contentRows.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { EditedKind } from './saveContent.ts';
import { addContent, type NewContent, type StaffScope } from './staffContents.ts';

/**
 * Copies a content of another channel, as visible as it is there; answers the copy's id, and undefined for none. `copied`
 * says what of it a copy has, and undefined for what cannot be copied.
 */
export const copyContent =
  <Table extends ContentTable, Body extends object>(
    kind: EditedKind<Table, Body>,
    copied: (body: Body, row: Table['$inferSelect']) => Body | undefined = (body) => body,
  ) =>
  async (
    tx: Transaction,
    scope: StaffScope,
    from: { readonly channelId: number; readonly contentId: number },
  ): Promise<number | undefined> => {
    const [row] = await findContentRows(tx, kind.table, {
      channelId: from.channelId,
      ids: [from.contentId],
    });
    const body = row && copied(await kind.bodyOf(tx, row), row);
    if (!body) return undefined;
    const { visibleState, id: sourceId } = row as ContentRow;
    return addContent(tx, scope, kind, { ...body, visibleState, sourceId } as unknown as NewContent<Table>);
  };
