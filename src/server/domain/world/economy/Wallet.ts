export interface Wallet {
  readonly userId: number;
  readonly point: number;
  readonly exp: number;
}

/** A wallet whose row this transaction holds, from `lockWallet`. Every function that moves money asks for one. */
export interface LockedWallet extends Wallet {
  readonly locked: true;
}
