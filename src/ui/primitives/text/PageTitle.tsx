export function PageTitle({ children }: { children: string }) {
  return (
    <div className="ground-quiet border-b border-line">
      <div className="container-page py-10 sm:py-14">
        <h1 className="text-3xl sm:text-4xl">{children}</h1>
      </div>
    </div>
  )
}
