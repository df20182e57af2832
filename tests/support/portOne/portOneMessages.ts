/** Fields of the requests to the two versions, and of their answers. */
export type Body = Partial<
  Record<
    | 'imp_key'
    | 'imp_secret'
    | 'imp_uid'
    | 'merchant_uid'
    | 'customer_uid'
    | 'name'
    | 'storeId'
    | 'billingKey'
    | 'orderName'
    | 'buyer_name'
    | 'buyer_email'
    | 'buyer_tel',
    string
  > &
    Record<'amount' | 'checksum' | 'totalAmount' | 'currentCancellableAmount', number> &
    Record<'customer', object>
>;
export interface Asked {
  readonly method: string | undefined;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Body;
  readonly authorization: string | undefined;
}
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}
