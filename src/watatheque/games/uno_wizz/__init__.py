"""UNO Wizz: empty your hand first, while a wheel waits to upset everything."""
