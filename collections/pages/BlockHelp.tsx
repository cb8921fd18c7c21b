/** What a block is for, above its fields. */
export const BlockHelp = ({ text }: { readonly text: string }) => (
  <p className="field-description tw:m-0">{text}</p>
)
