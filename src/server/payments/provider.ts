import type { ProviderPayment } from '@/domain/payments/plan-payment'

export interface PaymentRequest {
  /** The payment's own id: the same request again is the same payment. */
  readonly publicId: string
  readonly amountCents: number
  readonly description: string
}

export interface ProviderAnswer extends ProviderPayment {
  /** The provider's id of the payment. */
  readonly ref: string
  /** What the browser needs to pay. Never stored. */
  readonly clientSecret: string | null
}

export interface RefundRequest {
  readonly ref: string
  /** The refund's own key: the same request again is the same refund. */
  readonly key: string
  readonly amountCents: number
}

/** Takes and returns money. Every method may be called again after a lost answer. They throw when the provider cannot be asked. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox'
  open(request: PaymentRequest): Promise<ProviderAnswer>
  /** Null if the provider has no such payment. */
  read(ref: string): Promise<ProviderAnswer | null>
  /** Stops an open payment. A payment that was paid meanwhile stays paid, and the answer says so. */
  cancel(ref: string): Promise<ProviderAnswer | null>
  refund(request: RefundRequest): Promise<ProviderAnswer | null>
  /** Payments that were opened since then, by our own ids. */
  list(since: Date): AsyncIterable<ProviderAnswer & { readonly publicId: string }>
}
