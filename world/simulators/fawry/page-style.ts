export const style = `
*{box-sizing:border-box}body{margin:0;font:16px/1.6 system-ui,sans-serif;background:#f6f3ec;color:#1d2433}
header{display:flex;flex-wrap:wrap;gap:0 .75rem;justify-content:center;padding:.6rem 1rem;background:#fde68a;color:#422006;
border-block-end:2px dashed #b45309;text-align:center}
main{max-width:28rem;margin:1.5rem auto;padding:1.5rem;background:#fff;border-radius:14px;box-shadow:0 2px 14px #1d24331f}
.top{display:flex;justify-content:space-between;align-items:baseline;gap:1rem}h1{font-size:1.35rem;margin:0}h2{font-size:1rem;margin:1.4rem 0 .3rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.2rem 1rem}dd{margin:0;text-align:end}.amount{font-weight:700;font-size:1.15rem}
label{display:block;margin-block:.7rem}input,select{display:block;margin-block-start:.3rem;width:100%;padding:.6rem .75rem;font:inherit;border:1px solid #8b95a9;border-radius:8px;text-align:start;background:#fff}
.choice{display:flex;gap:.6rem;align-items:center;min-height:44px;margin:0}.choice input{width:auto;margin:0}
.row{display:grid;grid-template-columns:1fr 1fr;gap:.8rem}button{font:inherit;min-height:44px;padding:.5rem .9rem;border:1px solid #8b95a9;border-radius:8px;background:#fff;cursor:pointer}
.pay{display:block;width:100%;background:#1f5f8b;border-color:#1f5f8b;color:#fff;font-weight:600;margin-block:.7rem}.choices{display:flex;flex-wrap:wrap;gap:.5rem}
.link{border:0;padding:0;color:#1f5f8b;text-decoration:underline;min-height:32px}ul{margin:0;padding-inline-start:1.2rem}.small{font-size:.875rem;color:#475069}
.bad{padding:.6rem .8rem;border-radius:8px;background:#fee2e2;color:#7f1d1d}.good{padding:.6rem .8rem;border-radius:8px;background:#dcfce7;color:#14532d}
:focus-visible{outline:3px solid #1f5f8b;outline-offset:2px}`
