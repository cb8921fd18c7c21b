/**
 * The studio's light as a function: a ceiling bank with two strips beside it, a long bank along each side, softer ones
 * before and behind, walls that darken towards the floor, and the floor itself with the vehicle's shadow on it.
 */
export const lightShader = /* glsl */ `
uniform sampler2D floorLight;
uniform vec2 floorHalf;

float soft(float value, float halfWidth, float edge) {
  return 1.0 - smoothstep(halfWidth - edge, halfWidth + edge, abs(value));
}

/** Light that arrives on the floor at x and z, 1 in the open. */
float floorAt(vec2 place) {
  vec2 uv = place / floorHalf * 0.5 + 0.5;
  if (uv.x < 0.0 || uv.y < 0.0 || uv.x > 1.0 || uv.y > 1.0) return 1.0;
  return texture(floorLight, uv).r;
}

float banks(vec3 from, vec3 to, float blur) {
  float sum = 0.0;
  float edge = 0.16 + blur * 2.4;
  if (to.y > 0.02) {
    vec2 ceiling = from.xz + to.xz * ((4.4 - from.y) / to.y);
    sum += 2.3 * soft(ceiling.x, 3.5, edge) * soft(ceiling.y, 1.15, edge);
    sum += 1.9 * soft(ceiling.x, 4.4, edge) * soft(abs(ceiling.y) - 3.1, 0.34, edge * 0.7);
  }
  if (abs(to.z) > 0.05) {
    vec2 side = from.xy + to.xy * ((6.0 * sign(to.z) - from.z) / to.z);
    sum += 2.5 * soft(side.x, 4.8, 1.2 + edge) * soft(side.y - 3.3, 0.95, 0.25 + edge);
  }
  if (abs(to.x) > 0.05) {
    vec2 end = from.zy + to.zy * ((8.0 * sign(to.x) - from.x) / to.x);
    sum += 1.25 * soft(end.x, 3.4, 0.9 + edge) * soft(end.y - 3.2, 1.3, 0.4 + edge);
  }
  return sum;
}

/** Radiance that reaches a point from a direction; \`blur\` is the roughness of what reflects it. */
float studioLight(vec3 from, vec3 to, float blur) {
  float wall = mix(0.3, 0.62, smoothstep(-0.02, 0.75, to.y));
  wall = mix(wall, 0.5, smoothstep(0.06 + blur, -0.02, to.y) * 0.35);
  float above = wall + banks(from, to, blur);
  float fall = max(-to.y, 0.003);
  vec2 hit = from.xz + to.xz * (max(from.y, 0.0) / fall);
  float away = exp(-dot(hit, hit) * 0.012);
  float below = mix(0.42, 0.92, away) * floorAt(hit);
  return mix(below, above, smoothstep(-0.015 - blur * 0.25, 0.02 + blur * 0.25, to.y));
}
`
