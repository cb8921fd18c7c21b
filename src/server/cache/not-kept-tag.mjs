/** Marks a rendered page that is made anew for everybody who asks: kept, any visitor could fill the memory with searches. */
export const NOT_KEPT_TAG = 'answer:not-kept'
