import type { Paint } from './screens'

const FONT = 'Inter, "DejaVu Sans", sans-serif'

/** Gear, speed and a sweep of revolutions: a rider's colour screen. */
export const riderScreen: Paint = (context, width, height) => {
  context.fillStyle = '#070a0d'
  context.fillRect(0, 0, width, height)
  for (let bar = 0; bar < 40; bar += 1) {
    const share = bar / 40
    context.fillStyle = share < 0.42 ? '#39b7ff' : share > 0.85 ? '#5b1d22' : '#1d2731'
    const tall = height * (0.1 + 0.16 * share)
    context.fillRect(width * (0.04 + 0.92 * share), height * 0.3 - tall, width * 0.017, tall)
  }
  context.textAlign = 'center'
  context.fillStyle = '#ffffff'
  context.font = `700 ${height * 0.42}px ${FONT}`
  context.fillText('60', width * 0.46, height * 0.76)
  context.fillStyle = '#ffb340'
  context.fillText('3', width * 0.84, height * 0.76)
  context.fillStyle = '#98a5b1'
  context.font = `500 ${height * 0.085}px ${FONT}`
  context.fillText('km/h', width * 0.46, height * 0.9)
  context.fillText('ROAD', width * 0.84, height * 0.9)
  context.fillText('12:40', width * 0.12, height * 0.5)
  context.fillText('21 °C', width * 0.12, height * 0.66)
  context.fillStyle = '#53d28a'
  context.fillText('N', width * 0.12, height * 0.88)
}

/** One round clock with a needle. */
export const roundDial: Paint = (context, width, height) => {
  const [x, y, radius] = [width / 2, height / 2, width * 0.48]
  context.fillStyle = '#0b0b0c'
  context.fillRect(0, 0, width, height)
  context.strokeStyle = '#e9e4d8'
  context.fillStyle = '#e9e4d8'
  context.textAlign = 'center'
  context.font = `600 ${radius * 0.17}px ${FONT}`
  for (let mark = 0; mark <= 50; mark += 1) {
    const angle = Math.PI * (0.75 + (1.5 * mark) / 50)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const inner = radius * (mark % 5 === 0 ? 0.84 : 0.9)
    context.lineWidth = radius * (mark % 5 === 0 ? 0.022 : 0.01)
    context.beginPath()
    context.moveTo(x + cos * inner, y + sin * inner)
    context.lineTo(x + cos * radius * 0.96, y + sin * radius * 0.96)
    context.stroke()
    if (mark % 5 === 0)
      context.fillText(String(mark * 4), x + cos * radius * 0.68, y + sin * radius * 0.68 + radius * 0.06)
  }
  context.fillStyle = '#9fb7a4'
  context.fillRect(x - radius * 0.3, y + radius * 0.28, radius * 0.6, radius * 0.18)
  context.fillStyle = '#10140f'
  context.fillText('18 204', x, y + radius * 0.43)
  context.strokeStyle = '#e2502f'
  context.lineWidth = radius * 0.03
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x + Math.cos(Math.PI * 1.2) * radius * 0.8, y + Math.sin(Math.PI * 1.2) * radius * 0.8)
  context.stroke()
  context.fillStyle = '#1a1a1c'
  context.beginPath()
  context.arc(x, y, radius * 0.09, 0, Math.PI * 2)
  context.fill()
}
