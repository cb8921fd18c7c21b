import decodeQR from 'qr/decode.js'
import { type QrPath, qrPath } from '@/server/print/qr-path'

/** The QR code as a camera sees it: 4 pixels a module, with a quiet zone of 4 modules. */
function photograph({ size, path }: QrPath) {
  const side = (size + 8) * 4
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < Number(width) * 4; column++) {
        const at = (((Number(y) + 4) * 4 + row) * side + (Number(x) + 4) * 4 + column) * 4
        data.fill(0, at, at + 3)
      }
    }
  }
  return { width: side, height: side, data }
}

describe('a QR code', () => {
  it('contains the address that it was made from', () => {
    const address =
      'https://www.southern-cross-motors.example/cars/2021-toyota-landcruiser-79-double-cab-gxl-a10042'
    expect(decodeQR(photograph(qrPath(address)))).toBe(address)
  })
})
