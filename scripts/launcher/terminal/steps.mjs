const SPINNER = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const FRAME_MS = 100

/** `850 ms`, `12.3 s` or `2 min 05 s`. */
export function formatElapsed(ms) {
  if (ms < 1000) return `${Math.round(ms)} ms`
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

/** Truncates a line to the terminal's width, so that redrawing never scrolls. */
export const fitLine = (text, columns) => (text.length < columns ? text : `${text.slice(0, columns - 2)}…`)

function liveLine(stream, name) {
  const startedAt = performance.now()
  let frame = 0
  let progress = ''
  const draw = () => {
    const elapsed = formatElapsed(performance.now() - startedAt)
    const text = `${SPINNER[frame++ % SPINNER.length]} ${name} · ${elapsed}${progress && ` · ${progress}`}`
    stream.write(`\r\x1b[2K${fitLine(text, stream.columns || 80)}`)
  }
  const timer = setInterval(draw, FRAME_MS)
  draw()
  return {
    progress: (text) => {
      progress = text
    },
    end: (text) => {
      clearInterval(timer)
      stream.write(`\r\x1b[2K${text}\n`)
    },
  }
}

function plainLines(stream, name) {
  stream.write(`… ${name}\n`)
  return { progress: () => {}, end: (text) => stream.write(`${text}\n`) }
}

/**
 * Shows a long step while it runs. A terminal shows its name, elapsed time and latest progress. Other outputs
 * get one line at its start and one at its end.
 * @param {NodeJS.WriteStream} [stream]
 */
export async function runStep(name, work, stream = process.stdout) {
  const startedAt = performance.now()
  const line = stream.isTTY ? liveLine(stream, name) : plainLines(stream, name)
  const elapsed = () => formatElapsed(performance.now() - startedAt)
  try {
    const result = await work(line.progress)
    line.end(`✓ ${name} (${elapsed()})`)
    return result
  } catch (error) {
    line.end(`✗ ${name} (${elapsed()})`)
    throw error
  }
}
