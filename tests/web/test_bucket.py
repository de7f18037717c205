from watatheque.web.bucket import Bucket, Buckets


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_tb_21_a_burst_and_then_the_average() -> None:
    clock = Clock()
    bucket = Bucket(rate=10, burst=5, clock=clock)
    assert [bucket.take() for _ in range(7)] == [True] * 5 + [False] * 2
    clock.now += 0.25
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now += 60
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]


def test_full_buckets_are_thrown_away_and_used_ones_are_not() -> None:
    clock = Clock()
    buckets = Buckets(rate=1, burst=2, clock=clock)
    buckets.LIMIT = 3
    for key in "abc":
        assert buckets.of(key).take()
    clock.now += 10
    assert buckets.of("c").take()
    busy = buckets.kept["c"]
    buckets.of("d")
    assert set(buckets.kept) == {"c", "d"}
    assert buckets.of("c") is busy
