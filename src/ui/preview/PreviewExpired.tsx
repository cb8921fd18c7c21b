export const PreviewExpired = () => (
  <div className="container-page py-16">
    <h1 className="text-2xl font-semibold">This preview has expired</h1>
    <p className="mt-4">Its address worked for a day. Ask the person who sent it for a new one.</p>
  </div>
)
