function answer(): Response {
  const error = { message: 'This address does not exist.' }
  return Response.json({ error }, { status: 404, headers: { 'cache-control': 'no-store' } })
}

export const GET = answer
export const POST = answer
export const PUT = answer
export const PATCH = answer
export const DELETE = answer
export const OPTIONS = answer
